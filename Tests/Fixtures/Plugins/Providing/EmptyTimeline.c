/* Completes without an entry. */
#include "../fixture.h"

static void timeline(widget_timeline *out) { widget_reload_after(out, widget_now(out) + 60.0); }

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.empty-timeline", "Empty Timeline", timeline);
}
