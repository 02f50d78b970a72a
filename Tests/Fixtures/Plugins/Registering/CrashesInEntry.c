/* Writes to a null pointer in its entry, after saying so on standard error. */
#include <stdio.h>
#include <widget_plugin.h>

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    (void)registry;
    fputs("about to crash in the entry\n", stderr);
    volatile int *nowhere = NULL;
    *nowhere = 1;
    return WIDGET_ABI_VERSION;
}
