/* Ends its process with status 0 when asked for a timeline. */
#include "../fixture.h"
#include <stdlib.h>

static void timeline(widget_timeline *out) {
    (void)out;
    exit(EXIT_SUCCESS);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.exits-in-provider", "Exits in Provider",
                            timeline);
}
