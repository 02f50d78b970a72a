/* Says why it cannot answer. */
#include "../fixture.h"

static void timeline(widget_timeline *out) {
    widget_fail(out, "The weather station does not answer; check its cable.");
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.fails-politely", "Fails Politely", timeline);
}
