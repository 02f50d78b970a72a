/* Fills its container with files of 200 megabytes, as many as there may be, and then waits. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include <widget_plugin.h>

static void timeline(widget_timeline *out) {
    (void)out;
    for (int number = 0; number < 4; number++) {
        char path[1000];
        snprintf(path, sizeof path, "%s/%d", getenv("PORTHOLE_CONTAINER"), number);
        int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        if (posix_fallocate(file, 0, 200 << 20) != 0) widget_fail(out, "the disk is too small");
        close(file);
    }
    for (;;) pause();
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.fills-container",
                                .families = WIDGET_SYSTEM_SMALL,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
