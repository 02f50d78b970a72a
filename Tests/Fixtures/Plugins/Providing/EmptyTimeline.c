/* Completes without an entry. */
#include <widget_plugin.h>

static void timeline(widget_timeline *out) { widget_reload_after(out, widget_now(out) + 60.0); }

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.empty-timeline",
                                .display_name = "Empty Timeline",
                                .families = WIDGET_SYSTEM_SMALL,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
