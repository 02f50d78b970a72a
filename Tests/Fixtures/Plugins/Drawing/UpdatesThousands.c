/* Draws more texts that update themselves than anybody reads: to know when the next one changes, each has
   to be looked at. */
#include "../fixture.h"

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_begin(view, WIDGET_ZSTACK);
    for (int index = 0; index < 20000; index++) {
        widget_begin(view, WIDGET_TEXT);
        widget_set_date(view, WIDGET_DATE, index);
        widget_set_int(view, WIDGET_DATE_STYLE, WIDGET_DATE_RELATIVE);
        widget_end(view);
    }
    widget_end(view);
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.updates-thousands", NULL, timeline);
}
