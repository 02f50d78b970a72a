/* Writes nonsense to every descriptor it has, those of the protocol among them. */
#include "../fixture.h"
#include <string.h>
#include <unistd.h>

static void timeline(widget_timeline *out) {
    char nonsense[64];
    memset(nonsense, 0xff, sizeof nonsense);
    for (int descriptor = 3; descriptor < 256; descriptor++) {
        ssize_t written = write(descriptor, nonsense, sizeof nonsense);
        (void)written;
    }
    widget_fail(out, "not to be read any more");
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.breaks-protocol", NULL, timeline);
}
