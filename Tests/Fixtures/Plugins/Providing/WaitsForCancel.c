/* Works until the request is cancelled, and says that it noticed. */
#include <sched.h>
#include <widget_plugin.h>

static const widget_host *host;

static void timeline(widget_timeline *out) {
    widget_log(host, WIDGET_LOG_INFO, "working");
    while (!widget_is_cancelled(out)) sched_yield();
    widget_log(host, WIDGET_LOG_INFO, "noticed");
    widget_complete(out);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *given, widget_registry *registry) {
    host = given;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.waits-for-cancel",
                                .families = WIDGET_SYSTEM_SMALL,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
