/* Passes broken UTF-8: a lone continuation byte, a cut sequence, a surrogate and a NUL, as its
   display name and as text. */
#include "../fixture.h"

static void draw(widget_view *view, void *context) {
    static const char text[] = "caf\xC3 \x80 \xED\xA0\x80 \xFF\0 end";
    (void)context;
    widget_begin(view, WIDGET_TEXT);
    view->set_string(view, WIDGET_TEXT_STRING, text, sizeof text - 1);
    widget_end(view);
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.invalid-utf8", "Broken \xE2\x82 Name", timeline);
}
