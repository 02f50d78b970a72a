/* Takes all the memory it can get, then aborts. */
#include <stdlib.h>
#include <string.h>
#include <widget_plugin.h>

static void timeline(widget_timeline *out) {
    (void)out;
    const size_t bite = 16u << 20;
    for (;;) {
        char *memory = malloc(bite);
        if (memory == NULL) abort();
        memset(memory, 1, bite);
    }
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.eats-memory",
                                .families = WIDGET_SYSTEM_SMALL,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
