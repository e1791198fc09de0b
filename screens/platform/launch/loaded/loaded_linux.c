//go:build linux && !android && !ci && !mobile

// What the toolkit and the sound call of libraries, defined here so that the program isn't linked with them: each is looked for when it
// is called first. Without its library a function says that it failed, in the way of its library.

#include <alsa/asoundlib.h>
#include <dlfcn.h>
#include <errno.h>
#include <stdarg.h>
#include <wayland-client.h>
#include <GL/glx.h>

// find gives a function of a library, or NULL.
static void *find(const char *library, const char *name) {
	void *opened = dlopen(library, RTLD_LAZY | RTLD_GLOBAL);
	return opened ? dlsym(opened, name) : NULL;
}

// LATER defines a function that calls the library's own, or gives what stands for its failure.
#define LATER(library, type, name, parameters, arguments, failed) \
	type name parameters {                                          \
		static type(*own) parameters;                                 \
		if (!own) own = (type(*) parameters)find(library, #name);     \
		return own ? own arguments : failed;                          \
	}
// LATER_VOID is the same for a function that gives nothing.
#define LATER_VOID(library, name, parameters, arguments)         \
	void name parameters {                                         \
		static void(*own) parameters;                                \
		if (!own) own = (void (*) parameters)find(library, #name);   \
		if (own) own arguments;                                      \
	}

#define GL "libGL.so.1"

LATER(GL, __GLXextFuncPtr, glXGetProcAddress, (const GLubyte *name), (name), NULL)

#define WAYLAND "libwayland-client.so.0"

LATER(WAYLAND, struct wl_display *, wl_display_connect, (const char *name), (name), NULL)
LATER_VOID(WAYLAND, wl_display_disconnect, (struct wl_display *display), (display))
LATER(WAYLAND, int, wl_display_roundtrip, (struct wl_display *display), (display), -1)
LATER(WAYLAND, int, wl_proxy_add_listener, (struct wl_proxy *proxy, void (**listener)(void), void *data), (proxy, listener, data), -1)
LATER_VOID(WAYLAND, wl_proxy_destroy, (struct wl_proxy *proxy), (proxy))
LATER(WAYLAND, uint32_t, wl_proxy_get_version, (struct wl_proxy *proxy), (proxy), 0)

// wl_proxy_marshal_flags passes on the one argument that the toolkit's messages have: the place of what they make.
struct wl_proxy *wl_proxy_marshal_flags(struct wl_proxy *proxy, uint32_t opcode, const struct wl_interface *interface, uint32_t version,
		uint32_t flags, ...) {
	typedef struct wl_proxy *marshal(struct wl_proxy *, uint32_t, const struct wl_interface *, uint32_t, uint32_t, ...);
	static marshal *own;
	va_list rest;
	va_start(rest, flags);
	void *made = va_arg(rest, void *);
	va_end(rest);
	if (!own) own = (marshal *)find(WAYLAND, "wl_proxy_marshal_flags");
	return own ? own(proxy, opcode, interface, version, flags, made) : NULL;
}

// The interfaces of what they make, as wayland.xml has them.
static const struct wl_interface *untyped[4];
static const struct wl_message bind[] = {{"bind", "usun", untyped}};
static const struct wl_message global[] = {{"global", "usu", untyped}, {"global_remove", "u", untyped}};
static const struct wl_message done[] = {{"done", "u", untyped}};
const struct wl_interface wl_registry_interface = {"wl_registry", 1, 1, bind, 2, global};
const struct wl_interface wl_callback_interface = {"wl_callback", 1, 0, NULL, 1, done};

#define SOUND "libasound.so.2"

LATER(SOUND, const char *, snd_strerror, (int error), (error), SOUND " is missing")
LATER(SOUND, int, snd_lib_error_set_handler, (snd_lib_error_handler_t handler), (handler), -ENOENT)
LATER(SOUND, int, snd_card_next, (int *card), (card), -ENOENT)
LATER(SOUND, int, snd_device_name_hint, (int card, const char *kind, void ***hints), (card, kind, hints), -ENOENT)
LATER(SOUND, int, snd_device_name_free_hint, (void **hints), (hints), -ENOENT)
LATER(SOUND, char *, snd_device_name_get_hint, (const void *hint, const char *name), (hint, name), NULL)
LATER(SOUND, int, snd_pcm_open, (snd_pcm_t **pcm, const char *name, snd_pcm_stream_t stream, int mode), (pcm, name, stream, mode), -ENOENT)
LATER(SOUND, int, snd_pcm_close, (snd_pcm_t *pcm), (pcm), -ENOENT)
LATER(SOUND, snd_pcm_sframes_t, snd_pcm_writei, (snd_pcm_t *pcm, const void *data, snd_pcm_uframes_t size), (pcm, data, size), -ENOENT)
LATER(SOUND, int, snd_pcm_recover, (snd_pcm_t *pcm, int error, int silent), (pcm, error, silent), -ENOENT)
LATER(SOUND, int, snd_pcm_hw_params, (snd_pcm_t *pcm, snd_pcm_hw_params_t *params), (pcm, params), -ENOENT)
LATER(SOUND, int, snd_pcm_hw_params_any, (snd_pcm_t *pcm, snd_pcm_hw_params_t *params), (pcm, params), -ENOENT)
LATER(SOUND, int, snd_pcm_hw_params_malloc, (snd_pcm_hw_params_t **params), (params), -ENOENT)
LATER(SOUND, int, snd_pcm_hw_params_set_access, (snd_pcm_t *pcm, snd_pcm_hw_params_t *params, snd_pcm_access_t access), (pcm, params, access), -ENOENT)
LATER(SOUND, int, snd_pcm_hw_params_set_format, (snd_pcm_t *pcm, snd_pcm_hw_params_t *params, snd_pcm_format_t format), (pcm, params, format), -ENOENT)
LATER(SOUND, int, snd_pcm_hw_params_set_channels, (snd_pcm_t *pcm, snd_pcm_hw_params_t *params, unsigned int n), (pcm, params, n), -ENOENT)
LATER(SOUND, int, snd_pcm_hw_params_set_rate_resample, (snd_pcm_t *pcm, snd_pcm_hw_params_t *params, unsigned int on), (pcm, params, on), -ENOENT)
LATER(SOUND, int, snd_pcm_hw_params_set_rate_near, (snd_pcm_t *pcm, snd_pcm_hw_params_t *params, unsigned int *rate, int *side), (pcm, params, rate, side), -ENOENT)
LATER(SOUND, int, snd_pcm_hw_params_set_buffer_size_near, (snd_pcm_t *pcm, snd_pcm_hw_params_t *params, snd_pcm_uframes_t *size), (pcm, params, size), -ENOENT)
LATER(SOUND, int, snd_pcm_hw_params_set_period_size_near, (snd_pcm_t *pcm, snd_pcm_hw_params_t *params, snd_pcm_uframes_t *size, int *side), (pcm, params, size, side), -ENOENT)
