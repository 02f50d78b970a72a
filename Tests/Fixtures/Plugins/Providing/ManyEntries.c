/* Answers with 100,000 entries, one a second. */
#include "../fixture.h"

enum { COUNT = 100000 };

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_text(view, "One of many", widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    for (int i = 0; i < COUNT; i++) widget_add_entry(out, widget_now(out) + i, draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.many-entries", "Many Entries", timeline);
}
