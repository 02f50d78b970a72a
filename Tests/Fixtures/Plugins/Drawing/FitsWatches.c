/* Is for watches: only they have the corner. */
#include <widget_plugin.h>

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_begin(view, WIDGET_TEXT);
    widget_set_string(view, WIDGET_TEXT_STRING, "5");
    widget_end(view);
}

static void timeline(widget_timeline *out) {
    widget_entry entry = {.size = sizeof entry, .date = widget_now(out), .content = draw};
    widget_add(out, &entry);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "fixture.watch",
                                .families = WIDGET_ACCESSORY_CIRCULAR | WIDGET_ACCESSORY_CORNER,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
