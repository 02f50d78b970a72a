/* Shares its kind with DuplicateKindB. */
#include "../fixture.h"

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_text(view, "Plugin A", widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.duplicate", "Duplicate A", timeline);
}
