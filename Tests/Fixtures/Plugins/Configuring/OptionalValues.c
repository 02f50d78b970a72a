/* Registers parameters that may have no value, of types whose zero looks like one. */
#include <widget_plugin.h>

static void timeline(widget_timeline *out, double day, int64_t amount) {
    (void)day;
    (void)amount;
    widget_fail(out, "nobody gets here");
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    const widget_parameter parameters[] = {
        {.size = sizeof(widget_parameter),
         .name = "day",
         .type = WIDGET_DATE_TIME,
         .flags = WIDGET_PARAMETER_OPTIONAL},
        {.size = sizeof(widget_parameter),
         .name = "amount",
         .type = WIDGET_INT,
         .default_value = {.as_int = 2},
         .flags = WIDGET_PARAMETER_OPTIONAL},
    };
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.optional-values",
                                .families = WIDGET_SYSTEM_SMALL,
                                .parameters = parameters,
                                .parameter_count = 2,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
