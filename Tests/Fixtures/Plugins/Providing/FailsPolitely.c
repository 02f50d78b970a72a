/* Says why it cannot answer. */
#include <widget_plugin.h>

static void timeline(widget_timeline *out) {
    widget_fail(out, "The weather station does not answer; check its cable.");
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.fails-politely",
                                .display_name = "Fails Politely",
                                .families = WIDGET_SYSTEM_SMALL,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
