/* Uses a kind and attributes that no runner knows, as a plugin of a later minor version would. */
#include "../fixture.h"

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_begin(view, WIDGET_VSTACK);
    widget_set_double(view, (widget_attribute)60001, 1.0);
    widget_text(view, "Known", widget_font_style(WIDGET_FONT_BODY));
    widget_begin(view, (widget_kind)60000);
    widget_set_bool(view, (widget_attribute)60002, true);
    widget_text(view, "Inside unknown", widget_font_style(WIDGET_FONT_BODY));
    widget_end(view);
    widget_end(view);
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.unknown-views", "Unknown Views", timeline);
}
