/* Writes to a null pointer when asked for a timeline. */
#include <stdio.h>
#include <widget_plugin.h>

static void timeline(widget_timeline *out) {
    (void)out;
    fputs("about to crash in the provider\n", stderr);
    volatile int *nowhere = NULL;
    *nowhere = 1;
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.crashes-in-provider",
                                .display_name = "Crashes in Provider",
                                .families = WIDGET_SYSTEM_SMALL,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
