/* Fills its container with files of 200 megabytes, as many as there may be, and then waits; the folder that
   they are in has a name that is no UTF-8, and so has a temporary file. */
#include "../fixture.h"
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static void timeline(widget_timeline *out) {
    char folder[1000], temporary[1000];
    snprintf(folder, sizeof folder, "%s/\xff\xfe", getenv("PORTHOLE_CONTAINER"));
    mkdir(folder, 0700);
    snprintf(temporary, sizeof temporary, "%s/\xff", getenv("TMPDIR"));
    close(open(temporary, O_RDWR | O_CREAT | O_CLOEXEC, 0600));
    for (int number = 0; number < 4; number++) {
        char path[1100];
        snprintf(path, sizeof path, "%s/%d", folder, number);
        int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        if (posix_fallocate(file, 0, 200 << 20) != 0) widget_fail(out, "the disk is too small");
        close(file);
    }
    for (;;) pause();
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.fills-container", NULL, timeline);
}
