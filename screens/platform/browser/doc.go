// Package browser is what the app asks of the browser that shows it, beyond what the toolkit does there: to keep the
// screen awake, to hand files over and to take them, to say whether matches are kept for good, to pass on what a soft
// keyboard writes and that somebody went back, and to turn what it shows. Everything in it is for js/wasm; elsewhere it is
// empty.
//
// What has to be ready before the app starts (touches, the clipboard, the page itself) is in companion/tables/serve/page.
package browser
