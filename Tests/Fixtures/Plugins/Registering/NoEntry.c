/* A shared library that is no plugin: it exports something, but not widget_plugin_entry. */
#include <widget_plugin.h>

WIDGET_EXPORT uint32_t widget_plugin_entrance(void);

uint32_t widget_plugin_entrance(void) { return WIDGET_ABI_VERSION; }
