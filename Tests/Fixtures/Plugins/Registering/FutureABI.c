/* Was compiled against the next major version of the contract. */
#include <widget_plugin.h>

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    (void)registry;
    return (WIDGET_ABI_MAJOR + 1u) << 16;
}
