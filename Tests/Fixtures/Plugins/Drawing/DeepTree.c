/* Nests 10,000 stacks, five times what the runner takes. */
#include <widget_plugin.h>

enum { DEPTH = 10000 };

static void draw(widget_view *view, void *context) {
    (void)context;
    for (int i = 0; i < DEPTH; i++) widget_begin(view, WIDGET_VSTACK);
    widget_text(view, "Bottom", widget_font_style(WIDGET_FONT_BODY));
    for (int i = 0; i < DEPTH; i++) widget_end(view);
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.deep-tree",
                                .display_name = "Deep Tree",
                                .families = WIDGET_SYSTEM_SMALL,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
