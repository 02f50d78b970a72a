/* Records 500,000 views, five times what the runner takes. */
#include <widget_plugin.h>

enum { COUNT = 500000 };

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_begin(view, WIDGET_ZSTACK);
    for (int i = 0; i < COUNT; i++) {
        widget_begin(view, WIDGET_RECTANGLE);
        widget_end(view);
    }
    widget_end(view);
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.huge-tree",
                                .display_name = "Huge Tree",
                                .families = WIDGET_SYSTEM_SMALL,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
