/* Uses a view after its content function returned, from another thread, and outside any view. */
#include "../fixture.h"
#include <pthread.h>

static widget_view *kept;

static void *draw_elsewhere(void *view) {
    widget_text(view, "from a thread", widget_font_style(WIDGET_FONT_BODY));
    return NULL;
}

static void draw(widget_view *view, void *context) {
    pthread_t thread;
    (void)context;
    if (kept != NULL) {
        widget_text(kept, "too late", widget_font_style(WIDGET_FONT_BODY));
        (void)widget_view_environment(kept)->locale[0];
    }
    kept = view;
    widget_text(view, "in time", widget_font_style(WIDGET_FONT_BODY));
    if (pthread_create(&thread, NULL, draw_elsewhere, view) == 0) pthread_join(thread, NULL);
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
    widget_add_entry(out, widget_now(out) + 60, draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.keeps-views", NULL, timeline);
}
