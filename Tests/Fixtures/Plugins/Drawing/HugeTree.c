/* Records 500,000 views, five times what the runner takes. */
#include "../fixture.h"

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
    return fixture_register(registry, "org.example.huge-tree", "Huge Tree", timeline);
}
