/* Nests 10,000 stacks, five times what the runner takes, or as many links as it takes. */
#include <widget_plugin.h>

enum { DEPTH = 10000, LINKS = 1900 };

static void draw(widget_view *view, void *context) {
    (void)context;
    for (int i = 0; i < DEPTH; i++) widget_begin(view, WIDGET_VSTACK);
    widget_text(view, "Bottom", widget_font_style(WIDGET_FONT_BODY));
    for (int i = 0; i < DEPTH; i++) widget_end(view);
}

static void draw_links(widget_view *view, void *context) {
    (void)context;
    for (int i = 0; i < LINKS; i++) {
        widget_begin(view, WIDGET_LINK);
        widget_set_string(view, WIDGET_URL, "https://example.org");
    }
    widget_text(view, "Bottom", widget_font_style(WIDGET_FONT_BODY));
    for (int i = 0; i < LINKS; i++) widget_end(view);
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

static void link_timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw_links, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.deep-tree",
                                .display_name = "Deep Tree",
                                .families = WIDGET_SYSTEM_SMALL,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    widget.kind = "org.example.deep-links";
    widget.display_name = "Deep Links";
    widget.timeline = (widget_function)link_timeline;
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
