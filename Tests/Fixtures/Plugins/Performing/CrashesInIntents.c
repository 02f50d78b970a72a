/* Writes to a null pointer when it lists its intents. */
#include <stdio.h>
#include <widget_plugin.h>

static void timeline(widget_timeline *out) { widget_fail(out, "nobody gets here"); }

static void list(widget_registry *registry) {
    (void)registry;
    fputs("about to crash in the intents\n", stderr);
    volatile int *nowhere = NULL;
    *nowhere = 1;
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.crashes-in-intents",
                                .families = WIDGET_SYSTEM_SMALL,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    widget_offer_intents(registry, list);
    return WIDGET_ABI_VERSION;
}
