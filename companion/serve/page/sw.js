// Keeps the app on the device, so that it starts without the server. Everything of a version is fetched as a whole and
// used as a whole; a newer one waits until a page is opened anew (see start.js).
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

self.addEventListener("fetch", event => {
	if (event.request.method !== "GET" || new URL(event.request.url).origin !== self.location.origin) return;
	event.respondWith((async () => {
		const cache = await caches.open(version);
		const kept = await cache.match(event.request.mode === "navigate" ? "./" : event.request);
		return kept ?? fetch(event.request);
	})());
});
