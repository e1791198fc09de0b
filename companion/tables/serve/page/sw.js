// Keeps the app on the device, so that it starts without the server. Everything of a version is fetched as a whole and
// used as a whole. The page itself, which names the version, comes from the server where that answers soon: so a newer one is
// there at the first visit. Where it doesn't answer, the kept one starts, or a newer one that waits (see start.js).
"use strict";

const version = "tablekeeper-{{.Version}}";
const files = [{{range $i, $f := .Files}}{{if $i}}, {{end}}"{{$f}}"{{end}}];

self.addEventListener("install", event => {
	event.waitUntil(caches.open(version).then(cache => cache.addAll(files)));
});

self.addEventListener("activate", event => {
	event.waitUntil((async () => {
		for (const name of await caches.keys()) {
			if (name.startsWith("tablekeeper-") && name !== version) await caches.delete(name);
		}
		await self.clients.claim();
	})());
});

self.addEventListener("message", event => {
	if (event.data === "take over") self.skipWaiting();
});

const soon = 1500; // ms

// fromServer is the page as the server has it now; null where it doesn't answer soon, or refuses.
async function fromServer() {
	const late = new AbortController();
	const timer = setTimeout(() => late.abort(), soon);
	try {
		const page = await fetch("./", {cache: "no-cache", signal: late.signal});
		return page.ok ? page : null;
	} catch {
		return null;
	} finally {
		clearTimeout(timer);
	}
}

self.addEventListener("fetch", event => {
	if (event.request.method !== "GET" || new URL(event.request.url).origin !== self.location.origin) return;
	event.respondWith((async () => {
		const page = event.request.mode === "navigate";
		const kept = await (await caches.open(version)).match(page ? "./" : event.request);
		return page && await fromServer() || kept || fetch(event.request);
	})());
});
