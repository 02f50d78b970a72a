/* The control that pins the refresh interval, and the intent behind it. */
#ifndef PIN_CONTROL_H
#define PIN_CONTROL_H

#include <widget_plugin.h>

/* Registers both. */
void register_pin(const widget_host *host, widget_registry *registry);

#endif
