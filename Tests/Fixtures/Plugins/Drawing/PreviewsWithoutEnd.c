/* Offers as many previews as a plugin may have, of a hundred entries each. */
#include <stdio.h>
#include <widget_plugin.h>

static void fill(widget_view *view, void *context) {
    (void)context;
    widget_begin(view, WIDGET_RECTANGLE);
    widget_end(view);
}

static void entries(widget_timeline *out) {
    for (int index = 0; index < 100; index++)
        widget_add_entry(out, widget_now(out) + index, fill, NULL, NULL);
}

static void list(widget_registry *registry) {
    for (int index = 0; index < 1000; index++) {
        char name[16];
        snprintf(name, sizeof name, "p%d", index);
        widget_preview preview = {.size = sizeof preview, .id = name, .name = name,
                                  .width = 1.0, .height = 1.0, .entries = entries};
        widget_register_preview(registry, &preview);
    }
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.previews-without-end",
                                .families = WIDGET_SYSTEM_SMALL,
                                .timeline = (widget_function)entries};
    widget_register(registry, &widget);
    widget_offer_previews(registry, list);
    return WIDGET_ABI_VERSION;
}
