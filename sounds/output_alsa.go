//go:build !android && !darwin && !js && !windows

package sounds

// #cgo pkg-config: alsa
//
// #include <stdlib.h>
// #include <string.h>
// #include <alsa/asoundlib.h>
//
// static void discard(const char *file, int line, const char *function, int err, const char *format, ...) {}
//
// // The library reports on standard error what it also returns.
// static void silence(void) { snd_lib_error_set_handler(discard); }
//
// static int opens(const char *name) {
//     snd_pcm_t *pcm;
//     if (snd_pcm_open(&pcm, name, SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK) < 0) return 0;
//     snd_pcm_close(pcm);
//     return 1;
// }
//
// // A card, or where there is none, a sound server or whatever else the configuration names.
// static int any_output(int jack) {
//     int card = -1, found = 0;
//     void **hints, **hint;
//     if (snd_card_next(&card) == 0 && card >= 0) return 1;
//     if (opens("default")) return 1;
//     if (snd_device_name_hint(-1, "pcm", &hints) != 0) return 0;
//     for (hint = hints; *hint != NULL && !found; hint++) {
//         char *name = snd_device_name_get_hint(*hint, "NAME");
//         if (name != NULL && strcmp(name, "null") != 0 && (jack || strcmp(name, "jack") != 0)) found = opens(name);
//         free(name);
//     }
//     snd_device_name_free_hint(hints);
//     return found;
// }
import "C"

import "path/filepath"

// What JACK 2 and JACK 1 leave in shared memory while a server runs.
const jack2, jack1 = "/dev/shm/jack_*_*", "/dev/shm/jack-[0-9]*"

// findOutput looks for anything that can be played on before the audio library does: with no device at all that one
// would try every name of the configuration, among them JACK, whose client complains on the terminal where no JACK
// server runs. JACK counts where its server's shared memory is seen.
func findOutput() error {
	C.silence()
	two, _ := filepath.Glob(jack2) // only a bad pattern is an error
	one, _ := filepath.Glob(jack1)
	if C.any_output(C.int(len(two)+len(one))) == 0 {
		return errNoOutput
	}
	return nil
}
