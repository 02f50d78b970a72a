/* One control that is never shown; its kind ends in the name of the plugin's file, so that several
 * copies can be installed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <widget_plugin.h>

static void show(widget_timeline *out) {
    (void)out;
    for (;;) pause();
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    const char *container = getenv("PORTHOLE_CONTAINER");
    const char *name = container != NULL ? strrchr(container, '/') : NULL;
    char kind[100];
    (void)snprintf(kind, sizeof kind, "org.example.hangs-in-control.%s",
                   name != NULL ? name + 1 : "alone");
    widget_control control = {.size = sizeof control, .kind = kind, .display_name = "Hangs",
                              .show = (widget_function)show};
    widget_register_control(registry, &control);
    return WIDGET_ABI_VERSION;
}
