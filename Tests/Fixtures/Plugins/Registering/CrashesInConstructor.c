/* Dereferences a null pointer while it is loaded. */
#include <stdio.h>
#include <widget_plugin.h>

__attribute__((constructor)) static void crash(void) {
    fputs("about to crash in the constructor\n", stderr);
    *(volatile int *)NULL = 1;
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    (void)registry;
    return WIDGET_ABI_VERSION;
}
