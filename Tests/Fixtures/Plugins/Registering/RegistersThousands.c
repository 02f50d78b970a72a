/* Registers 100,000 widgets. */
#include <stdio.h>
#include <widget_plugin.h>

static void timeline(widget_timeline *out) { widget_fail(out, "nothing to show"); }

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    for (int number = 0; number < 100000; number++) {
        char kind[60];
        snprintf(kind, sizeof kind, "org.example.thousands.%d", number);
        widget_descriptor widget = {.size = sizeof widget,
                                    .kind = kind,
                                    .families = WIDGET_SYSTEM_SMALL,
                                    .timeline = (widget_function)timeline};
        widget_register(registry, &widget);
    }
    return WIDGET_ABI_VERSION;
}
