// Loads the app and shows how far that is.
"use strict";

const loading = document.getElementById("loading");
const state = document.getElementById("state");
const progress = document.getElementById("progress");

// Where the connection is lost before a script of the page has come, the page says so: this one of the others, and what stands in
// the page where this one is missing or another never ends.
let lost = false;
addEventListener("error", event => {
	if (event.target instanceof HTMLScriptElement) lost = true;
}, true);

// The app calls this when it draws its first picture.
globalThis.tablekeeperShown = then => requestAnimationFrame(() => requestAnimationFrame(() => {
	loading.hidden = true;
	loading.style.display = "none";
	performance.mark("tablekeeper-shown");
	keep();
	setTimeout(then); // after the frame
}));

// keep lets the app start without the server from now on. The worker takes all of it once more, from what the browser has
// fetched, which costs as much time as the start itself; so it comes after that.
function keep() {
	navigator.serviceWorker?.register("sw.js").catch(() => {}); // without it the app only needs the server to start
}

function failed(words) {
	loading.hidden = false;
	loading.style.display = "";
	state.textContent = words;
	progress.remove();
	const again = document.createElement("button");
	again.textContent = "Try again";
	again.onclick = () => location.reload();
	loading.append(again);
	keep(); // there may be a newer version, which starts
}

// newestFirst lets a version that was fetched before and waits take over, before anything of the old one runs.
async function newestFirst() {
	if (!navigator.serviceWorker?.controller) return;
	const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
	if (!waiting) return;
	const taken = new Promise(done => navigator.serviceWorker.addEventListener("controllerchange", done, {once: true}));
	waiting.postMessage("take over");
	await Promise.race([taken, new Promise(done => setTimeout(done, 2000))]);
	location.reload();
	await new Promise(() => {});
}

const wait = ms => new Promise(done => setTimeout(done, ms));

// asked waits until somebody wants to try again.
async function asked() {
	state.textContent = "The connection was lost.";
	const again = document.createElement("button");
	again.textContent = "Try again";
	loading.append(again);
	await new Promise(done => { again.onclick = done; });
	again.remove();
}

let percent = -1; // that is shown

function come(share) {
	const now = Math.round(100 * Math.min(1, share));
	if (now === percent || !progress.isConnected) return; // to show it costs more than to fetch a piece
	percent = now;
	progress.value = now / 100;
	state.textContent = `Loading ${now} %`;
}

// packed is the app as a file, compressed. Where the connection is lost it goes on from there: by itself a few times, then
// when somebody wants it.
function packed() {
	const pauses = [500, 1000, 2000, 4000]; // ms before it tries by itself
	let reader = null, tag = "", whole = 0, got = 0, failures = 0;
	const connect = async () => {
		const headers = got > 0 ? {"Range": `bytes=${got}-`, "If-Range": tag} : {};
		const response = await fetch(loading.dataset.packed, {headers});
		if (!response.ok) throw new Error(`the server says ${response.status}`);
		if (got > 0 && response.status !== 206) location.reload(); // another version is there
		tag = response.headers.get("ETag") ?? "";
		whole = got + Number(response.headers.get("Content-Length"));
		reader = response.body.getReader();
	};
	return new ReadableStream({
		async pull(controller) {
			for (;;) {
				try {
					if (!reader) await connect();
					const {done, value} = await reader.read();
					if (done && got < whole) throw new Error("it ends too early");
					if (done) {
						controller.close();
						return;
					}
					got += value.length;
					failures = 0;
					come(got / whole);
					controller.enqueue(value);
					return;
				} catch {
					reader = null;
					if (failures < pauses.length) {
						await wait(pauses[failures++]);
					} else {
						await asked();
						failures = 0;
					}
				}
			}
		},
	});
}

// begins says that all of the app has come.
function begins() {
	if (!progress.isConnected) return; // it has failed
	state.textContent = "Starting";
	progress.removeAttribute("value");
}

// watched tells how much of the app has come.
async function watched(response) {
	const reader = response.body.getReader();
	for (let got = 0;;) {
		const {done, value} = await reader.read();
		if (done) break;
		got += value.length;
		come(got / loading.dataset.bytes);
	}
	begins();
}

// compiled gives the app. A page of the device itself or by https gets it as small as can be, in one go; where that breaks,
// and by plain http, which knows no better compression, it comes as a file that can be gone on with.
async function compiled(imports) {
	if (isSecureContext || !globalThis.DecompressionStream) {
		try {
			const response = await fetch(loading.dataset.app);
			if (!response.ok) throw new Error(`the server says ${response.status}`);
			// What is compiled the browser keeps only with a response that it has fetched itself, so a copy is watched.
			watched(response.clone()).catch(() => {}); // then the other one breaks too
			return await WebAssembly.instantiateStreaming(response, imports);
		} catch (error) {
			if (!globalThis.DecompressionStream) throw error;
		}
	}
	const unpacked = packed().pipeThrough(new DecompressionStream("gzip")).pipeThrough(new TransformStream({flush: begins}));
	return WebAssembly.instantiateStreaming(new Response(unpacked, {headers: {"Content-Type": "application/wasm"}}), imports);
}

// painted waits until the page shows its own picture. To ask for WebGL, which can keep a browser for a second, waits for that,
// and the app is on its way meanwhile. A page that nobody looks at paints nothing.
function painted() {
	return Promise.race([new Promise(done => requestAnimationFrame(() => setTimeout(done))), wait(200)]);
}

async function start() {
	document.getElementById("stuck").remove();
	if (lost) {
		failed("The connection was lost.");
		return;
	}
	if (typeof WebAssembly !== "object" || !WebAssembly.instantiateStreaming) {
		failed("This browser is too old: it knows no WebAssembly.");
		return;
	}
	await newestFirst().catch(() => {}); // then the old one starts
	const go = new Go();
	const coming = compiled(go.importObject);
	coming.catch(() => {}); // it is told below
	await painted();
	if (!document.createElement("canvas").getContext("webgl")) {
		failed("This browser draws nothing here: WebGL is switched off or missing.");
		return;
	}
	let app;
	try {
		app = await coming;
	} catch {
		failed("The connection was lost.");
		return;
	}
	try {
		await go.run(app.instance);
		failed("The app has stopped. What was entered is kept.");
	} catch (error) {
		failed(`The app has stopped: ${error.message}. What was entered is kept.`);
	}
}

addEventListener("DOMContentLoaded", start); // the other scripts have come by then, or never will
