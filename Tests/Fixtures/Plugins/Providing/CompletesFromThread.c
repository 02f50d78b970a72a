/* Defers, and completes from a thread of its own. */
#include "../fixture.h"
#include <pthread.h>

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_text(view, "From a thread", widget_font_style(WIDGET_FONT_BODY));
}

static void *answer(void *request) {
    widget_timeline *out = request;
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
    widget_reload_never(out);
    widget_complete(out);
    return NULL;
}

static void timeline(widget_timeline *out) {
    pthread_t thread;
    widget_defer(out);
    if (pthread_create(&thread, NULL, answer, out) != 0) {
        widget_fail(out, "no thread could be started");
        return;
    }
    pthread_detach(thread);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.completes-from-thread", "Completes from Thread",
                            timeline);
}
