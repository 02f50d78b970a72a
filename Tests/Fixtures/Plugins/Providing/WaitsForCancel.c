/* Works until the request is cancelled, and says that it noticed. */
#include "../fixture.h"
#include <sched.h>

static const widget_host *host;

static void timeline(widget_timeline *out) {
    widget_log(host, WIDGET_LOG_INFO, "working");
    while (!widget_is_cancelled(out)) sched_yield();
    widget_log(host, WIDGET_LOG_INFO, "noticed");
    widget_complete(out);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *given, widget_registry *registry) {
    host = given;
    return fixture_register(registry, "org.example.waits-for-cancel", NULL, timeline);
}
