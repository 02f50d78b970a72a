/* Writes to a null pointer when it lists its intents. */
#include "../fixture.h"
#include <stdio.h>

static void timeline(widget_timeline *out) { widget_fail(out, "nobody gets here"); }

static void list(widget_registry *registry) {
    (void)registry;
    fputs("about to crash in the intents\n", stderr);
    volatile int *nowhere = NULL;
    *nowhere = 1;
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    fixture_register(registry, "org.example.crashes-in-intents", NULL, timeline);
    widget_offer_intents(registry, list);
    return WIDGET_ABI_VERSION;
}
