/* Registers a parameter whose range ends nowhere. */
#include <math.h>
#include <widget_plugin.h>

static void timeline(widget_timeline *out, double amount) {
    (void)amount;
    widget_fail(out, "nobody gets here");
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    const widget_parameter amount = {.size = sizeof amount,
                                     .name = "amount",
                                     .type = WIDGET_DOUBLE,
                                     .minimum = -1,
                                     .maximum = INFINITY};
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.endless-range",
                                .families = WIDGET_SYSTEM_SMALL,
                                .parameters = &amount,
                                .parameter_count = 1,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
