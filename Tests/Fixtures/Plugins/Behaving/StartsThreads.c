/* Starts as many threads as it can, each with the smallest stack there is, and waits. Its process has a
   name that ends with a letter that joins what follows it. */
#include "../fixture.h"
#include <pthread.h>
#include <sys/prctl.h>
#include <unistd.h>

static void *wait_for_ever(void *argument) {
    for (;;) pause();
    return argument;
}

static void timeline(widget_timeline *out) {
    (void)out;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, 16384);
    pthread_t thread;
    for (int count = 0; count < 3000; count++) {
        pthread_create(&thread, &attributes, wait_for_ever, NULL);
    }
    wait_for_ever(NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    prctl(PR_SET_NAME, "a\xE0\xB5\x8E");
    return fixture_register(registry, "org.example.starts-threads", NULL, timeline);
}
