/* Takes all the memory it can get, then aborts. */
#include "../fixture.h"
#include <stdlib.h>
#include <string.h>

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
    return fixture_register(registry, "org.example.eats-memory", NULL, timeline);
}
