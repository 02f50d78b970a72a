/* Writes to a null pointer when asked for a timeline. */
#include "../fixture.h"
#include <stdio.h>

static void timeline(widget_timeline *out) {
    (void)out;
    fputs("about to crash in the provider\n", stderr);
    volatile int *nowhere = NULL;
    *nowhere = 1;
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.crashes-in-provider", "Crashes in Provider",
                            timeline);
}
