/* Takes from its own process what the runner needs as well: descriptors, memory, files, threads, the room
   for them; has threads end without end; and answers. */
#include "../fixture.h"
#include <pthread.h>
#include <sys/mman.h>
#include <sys/resource.h>

static pthread_key_t key;

static void come_back(void *value) { pthread_setspecific(key, value); }

static void *leave(void *argument) {
    pthread_setspecific(key, &key);
    return argument;
}

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_text(view, "Poor", widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    pthread_key_create(&key, come_back);
    for (int count = 0; count < 100; count++) {
        pthread_t thread;
        if (pthread_create(&thread, NULL, leave, NULL) == 0) pthread_detach(thread);
    }
    mlockall(MCL_FUTURE);
    const struct rlimit none = {0, 0};
    for (int resource = 0; resource < RLIM_NLIMITS; resource++)
        if (resource != RLIMIT_CPU && resource != RLIMIT_RTTIME) setrlimit(resource, &none);
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.lowers-its-limits", NULL, timeline);
}
