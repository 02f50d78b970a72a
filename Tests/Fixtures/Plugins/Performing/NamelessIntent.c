/* Registers an intent without a name. */
#include <widget_plugin.h>

static void do_nothing(widget_result *out) { (void)out; }

static void add(widget_registry *registry, const char *name) {
    widget_intent intent = {
        .size = sizeof intent, .name = name, .perform = (widget_function)do_nothing};
    widget_register_intent(registry, &intent);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    add(registry, "");
    return WIDGET_ABI_VERSION;
}
