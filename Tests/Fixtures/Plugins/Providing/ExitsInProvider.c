/* Ends its process with status 0 when asked for a timeline. */
#include <stdlib.h>
#include <widget_plugin.h>

static void timeline(widget_timeline *out) {
    (void)out;
    exit(EXIT_SUCCESS);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.exits-in-provider",
                                .display_name = "Exits in Provider",
                                .families = WIDGET_SYSTEM_SMALL,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
