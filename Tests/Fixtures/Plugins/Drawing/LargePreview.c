/* Offers a preview of 6,000 by 5,000 points, and a small one. */
#include <widget_plugin.h>

static void fill(widget_view *view, void *context) {
    (void)context;
    widget_begin(view, WIDGET_RECTANGLE);
    widget_end(view);
}

static void entries(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), fill, NULL, NULL);
}

static void add(widget_registry *registry, const char *name, double width, double height) {
    widget_preview preview = {.size = sizeof preview, .id = name, .name = name,
                              .width = width, .height = height, .entries = entries};
    widget_register_preview(registry, &preview);
}

static void list(widget_registry *registry) {
    add(registry, "large", 6000.0, 5000.0);
    add(registry, "small", 10.0, 10.0);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.large-preview",
                                .families = WIDGET_SYSTEM_SMALL,
                                .timeline = (widget_function)entries};
    widget_register(registry, &widget);
    widget_offer_previews(registry, list);
    return WIDGET_ABI_VERSION;
}
