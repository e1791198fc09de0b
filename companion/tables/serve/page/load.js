// Fetches and compiles the app beside the page. Its 36 MB go through here piece by piece, which would keep the page busy for
// half of the time until its first picture. It tells the page: a number is how much has come, "lost" that the page has to ask,
// "whole" that all has come, "other" that the server has another version by now; the module comes last, or null.
"use strict";

const wait = ms => new Promise(done => setTimeout(done, ms));

const step = 4; // percent: to show them costs time too

let percent = -1; // that was told

function come(share) {
	const now = step * Math.round(100 * Math.min(1, share) / step);
	if (now !== percent) postMessage(percent = now);
}

// asked waits until somebody wants to try again.
function asked() {
	postMessage("lost");
	return new Promise(done => addEventListener("message", done, {once: true}));
}

// fetchPart fetches a file from a place on.
async function fetchPart(address, got, tag) {
	const headers = got > 0 ? {"Range": `bytes=${got}-`, "If-Range": tag} : {};
	const response = await fetch(address, {headers});
	if (!response.ok) throw new Error(`the server says ${response.status}`);
	if (got > 0 && response.status !== 206) postMessage("other");
	return response;
}

// packed is the app as a file, compressed. Where the connection is lost it goes on from there: by itself a few times, then
// when somebody wants it.
function packed(address) {
	const pauses = [500, 1000, 2000, 4000]; // ms before it tries by itself
	let reader = null, tag = "", whole = 0, got = 0, failures = 0;
	const connect = async () => {
		const response = await fetchPart(address, got, tag);
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

// watched tells how much of the app has come.
async function watched(response, bytes) {
	const reader = response.body.getReader();
	for (let got = 0;;) {
		const {done, value} = await reader.read();
		if (done) break;
		got += value.length;
		come(got / bytes);
	}
	postMessage("whole");
}

// compiled gives the app. A page of the device itself or by https gets it as small as can be, in one go; where that breaks,
// and by plain http, which knows no better compression, it comes as a file that can be gone on with.
async function compiled({app, packed: file, bytes}) {
	if (isSecureContext || !globalThis.DecompressionStream) {
		try {
			const response = await fetch(app);
			if (!response.ok) throw new Error(`the server says ${response.status}`);
			// What is compiled the browser keeps only with a response that it has fetched itself, so a copy is watched.
			watched(response.clone(), Number(bytes)).catch(() => {}); // then the other one breaks too
			return await WebAssembly.compileStreaming(response);
		} catch (error) {
			if (!globalThis.DecompressionStream) throw error;
		}
	}
	const unpacked = packed(file).pipeThrough(new DecompressionStream("gzip")).pipeThrough(new TransformStream({flush: () => postMessage("whole")}));
	return WebAssembly.compileStreaming(new Response(unpacked, {headers: {"Content-Type": "application/wasm"}}));
}

// awake lets the browser begin to draw with WebGL, which can keep it for a second, before the page asks for it.
function awake() {
	try {
		new OffscreenCanvas(1, 1).getContext("webgl");
	} catch {} // then the page waits for it
}

addEventListener("message", ({data}) => {
	const coming = compiled(data);
	awake();
	coming.catch(() => null).then(module => postMessage(module)).finally(close);
}, {once: true});
