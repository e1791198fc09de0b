// Loads the app and shows how far that is.
"use strict";

const loading = document.getElementById("loading");
const state = document.getElementById("state");
const progress = document.getElementById("progress");

// The app calls this when it draws its first picture.
globalThis.tablekeeperShown = () => requestAnimationFrame(() => requestAnimationFrame(() => {
	loading.hidden = true;
	loading.style.display = "none";
	performance.mark("tablekeeper-shown");
}));

function failed(words) {
	loading.hidden = false;
	loading.style.display = "";
	state.textContent = words;
	progress.remove();
	const again = document.createElement("button");
	again.textContent = "Try again";
	again.onclick = () => location.reload();
	loading.append(again);
}

// newestFirst lets a version that was fetched before and waits take over, before anything of the old one runs.
async function newestFirst() {
	if (!navigator.serviceWorker) return;
	const registration = await navigator.serviceWorker.register("sw.js");
	const waiting = registration.waiting;
	if (!waiting || !navigator.serviceWorker.controller) return;
	const taken = new Promise(done => navigator.serviceWorker.addEventListener("controllerchange", done, {once: true}));
	waiting.postMessage("take over");
	await Promise.race([taken, new Promise(done => setTimeout(done, 2000))]);
	location.reload();
	await new Promise(() => {});
}

// watched tells how much of the app has come.
function watched(response) {
	let come = 0;
	const reader = response.body.getReader();
	const stream = new ReadableStream({
		async pull(controller) {
			const {done, value} = await reader.read();
			if (done) {
				state.textContent = "Starting";
				progress.removeAttribute("value");
				controller.close();
				return;
			}
			come += value.length;
			progress.value = Math.min(1, come / loading.dataset.bytes);
			state.textContent = `Loading ${Math.round(100 * progress.value)} %`;
			controller.enqueue(value);
		},
	});
	return new Response(stream, {headers: {"Content-Type": "application/wasm"}});
}

async function start() {
	if (typeof WebAssembly !== "object" || !WebAssembly.instantiateStreaming) {
		failed("This browser is too old: it knows no WebAssembly.");
		return;
	}
	if (!document.createElement("canvas").getContext("webgl")) {
		failed("This browser draws nothing here: WebGL is switched off or missing.");
		return;
	}
	await newestFirst().catch(() => {}); // without the worker the app only needs the server to start
	let response;
	try {
		response = await fetch(loading.dataset.app);
		if (!response.ok) throw new Error(`the server says ${response.status}`);
	} catch (error) {
		failed(`The app can't be loaded: ${error.message}. Is "tablekeeper serve" still running?`);
		return;
	}
	try {
		const go = new Go();
		const {instance} = await WebAssembly.instantiateStreaming(watched(response), go.importObject);
		await go.run(instance);
		failed("The app has stopped. What was entered is kept.");
	} catch (error) {
		failed(`The app has stopped: ${error.message}. What was entered is kept.`);
	}
}

start();
