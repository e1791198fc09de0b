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
	whenQuiet(keep);
	setTimeout(then); // after the frame
}));

// whenQuiet calls something when nobody has touched the page for 5 s.
function whenQuiet(then) {
	const quiet = 5000; // ms
	const touches = ["pointerdown", "touchstart", "keydown", "wheel"];
	let waits = 0;
	const again = () => {
		clearTimeout(waits);
		waits = setTimeout(() => {
			for (const touch of touches) removeEventListener(touch, again, true);
			then();
		}, quiet);
	};
	for (const touch of touches) addEventListener(touch, again, {capture: true, passive: true});
	again();
}

// keep lets the app start without the server from now on. The worker takes all of it once more, from what the browser has
// fetched, which costs as much time as the start itself; so it comes when nobody waits for the app.
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
	return again;
}

// A browser takes WebGL away from a page that is out of sight, and from all when the graphics card begins anew, and mostly gives it back.
// Then the app draws again. Until then, and where nothing is given back, the page says so, and nothing is played unseen.
{
	const soon = 1000; // ms, in which it is mostly given back
	let said = null;   // the button that loads the page again
	let waits = 0;
	addEventListener("webglcontextlost", event => {
		event.preventDefault(); // or it is never given back
		clearTimeout(waits);
		waits = setTimeout(() => { said ??= failed("The browser has lost the picture. What was entered is kept."); }, soon);
	}, true);
	addEventListener("webglcontextrestored", () => globalThis.tablekeeperDraw?.(() => {
		clearTimeout(waits);
		said?.remove();
		said = null;
		loading.hidden = true;
		loading.style.display = "none";
	}), true);
	for (const type of ["keydown", "mousedown", "mouseup", "wheel"]) {
		addEventListener(type, event => {
			if (said) event.stopImmediatePropagation();
		}, true);
	}
}

// What the system has stopped of the sound (a call, another tab) is taken up again at once, or where the browser asks for a tap by the
// next one. What the app has stopped by itself rests.
{
	const Sound = globalThis.AudioContext ?? globalThis.webkitAudioContext;
	const all = [];
	const takeUp = sound => {
		if (!sound.rests && sound.state !== "running" && sound.state !== "closed") sound.resume().catch(() => {});
	};
	if (Sound) globalThis.AudioContext = class extends Sound {
		constructor(...options) {
			super(...options);
			all.push(this);
			this.addEventListener("statechange", () => takeUp(this));
		}
		suspend() {
			this.rests = true;
			return super.suspend();
		}
		resume() {
			this.rests = false;
			return super.resume();
		}
	};
	for (const type of ["pointerup", "keyup", "visibilitychange"]) addEventListener(type, () => all.forEach(takeUp), true);
}

// Whoever comes back to a page that has been open for long is told that the server has another version. The worker's file names the
// version, and is never kept.
addEventListener("visibilitychange", async () => {
	if (document.hidden || !globalThis.tablekeeperNewer) return;
	const worker = await fetch("sw.js", {cache: "no-cache"}).then(answer => answer.ok ? answer.text() : "", () => "");
	const [, version] = worker.match(/"tablekeeper-(\w+)"/) ?? [];
	if (!version || loading.dataset.app.endsWith(`?v=${version}`)) return;
	globalThis.tablekeeperNewer?.();
	globalThis.tablekeeperNewer = null; // it is told once
});

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

// asked waits until somebody wants to try again.
async function asked() {
	state.textContent = "The connection was lost.";
	const again = document.createElement("button");
	again.textContent = "Try again";
	loading.append(again);
	await new Promise(done => { again.onclick = done; });
	again.remove();
}

// told shows what load.js tells of the way of the app.
async function told(news, worker) {
	if (!progress.isConnected) return; // it has failed
	if (typeof news === "number") {
		progress.value = news / 100;
		state.textContent = `Loading ${news} %`;
	} else if (news === "whole") {
		state.textContent = "Starting";
		progress.removeAttribute("value");
	} else if (news === "lost") {
		await asked();
		worker.postMessage("again");
	} else if (news === "other") {
		location.reload();
	}
}

// compiled gives the app, which is fetched and compiled beside the page.
function compiled() {
	const {load, app, packed, bytes} = loading.dataset;
	const worker = new Worker(load);
	worker.postMessage({app, packed, bytes});
	return new Promise((done, broken) => {
		worker.onerror = broken;
		worker.onmessage = ({data}) => {
			if (data instanceof WebAssembly.Module) done(data);
			else if (data === null) broken(new Error("the app doesn't come"));
			else told(data, worker);
		};
	});
}

// opaque lets the browser lay nothing of the page under what the app draws: edges that are half covered would else be another colour
// than in a window.
function opaque() {
	const context = HTMLCanvasElement.prototype.getContext;
	HTMLCanvasElement.prototype.getContext = function (kind, options) {
		return context.call(this, kind, kind === "webgl" ? {...options, alpha: false} : options);
	};
}

async function start() {
	document.getElementById("stuck").remove();
	if (lost) {
		failed("The connection was lost.");
		return;
	}
	if (typeof WebAssembly !== "object" || !WebAssembly.compileStreaming) {
		failed("This browser is too old: it knows no WebAssembly.");
		return;
	}
	await newestFirst().catch(() => {}); // then the old one starts
	const go = new Go();
	let app;
	try {
		app = await WebAssembly.instantiate(await compiled(), go.importObject);
	} catch {
		failed("The connection was lost.");
		return;
	}
	if (!document.createElement("canvas").getContext("webgl")) {
		failed("This browser draws nothing here: WebGL is switched off or missing.");
		return;
	}
	opaque();
	const said = hear();
	let used = false;
	for (const type of ["keydown", "pointerdown"]) addEventListener(type, () => { used = true; }, true);
	const thrown = await go.run(app).catch(error => error);
	keepReport(said(), thrown);
	if (used) {
		location.reload(); // it is there again in a second, and says what happened
	} else { // that would go on for ever
		failed("The app has stopped. What was entered is kept.");
	}
}

// hear gives what the app said last, as it says what it dies of.
function hear() {
	let said = "";
	const write = globalThis.fs?.writeSync;
	if (!write) return () => said;
	const letters = new TextDecoder();
	globalThis.fs.writeSync = (file, bytes) => {
		said = (said + letters.decode(bytes, {stream: true})).slice(-32768);
		return write.call(globalThis.fs, file, bytes);
	};
	return () => said;
}

// keepReport keeps what the app has died of, until it is there again and shows it.
function keepReport(said, thrown) {
	const from = Math.max(said.lastIndexOf("panic: "), said.lastIndexOf("fatal error: "), 0);
	try {
		localStorage.setItem("tablekeeper-fault", `${said.slice(from)}\n${thrown?.stack ?? ""}\n${navigator.userAgent}`);
	} catch {} // then it isn't shown
}

addEventListener("DOMContentLoaded", start); // the other scripts have come by then, or never will
