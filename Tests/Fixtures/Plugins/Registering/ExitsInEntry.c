/* Ends its process with status 0 in the entry, as if all were well. */
#include <stdlib.h>
#include <widget_plugin.h>

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    (void)registry;
    exit(EXIT_SUCCESS);
}
