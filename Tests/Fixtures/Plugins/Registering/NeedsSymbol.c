/* Calls a function that nobody has. */
#include <widget_plugin.h>

extern void nobody_has_this_function(void);

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    (void)registry;
    nobody_has_this_function();
    return WIDGET_ABI_VERSION;
}
