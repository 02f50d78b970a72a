/* Ends more views than it began, and leaves others open. */
#include "../fixture.h"

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_end(view);
    widget_begin(view, WIDGET_VSTACK);
    widget_text(view, "Unbalanced", widget_font_style(WIDGET_FONT_BODY));
    widget_begin(view, WIDGET_HSTACK);
    widget_begin(view, WIDGET_PADDING);
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.unbalanced-tree", "Unbalanced Tree", timeline);
}
