/* Never returns from listing its intents. */
#include "../fixture.h"
#include <unistd.h>

static void timeline(widget_timeline *out) { widget_fail(out, "nobody gets here"); }

static void list(widget_registry *registry) {
    (void)registry;
    for (;;) pause();
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    fixture_register(registry, "org.example.hangs-in-intents", NULL, timeline);
    widget_offer_intents(registry, list);
    return WIDGET_ABI_VERSION;
}
