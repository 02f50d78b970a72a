/* Dates its entries and its reload with no number and with infinity. */
#include "../fixture.h"
#include <math.h>

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_text(view, "When?", widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, NAN, draw, NULL, NULL);
    widget_add_entry(out, INFINITY, draw, NULL, NULL);
    widget_add_entry(out, -1e300, draw, NULL, NULL);
    widget_reload_after(out, NAN);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.nan-dates", "NaN Dates", timeline);
}
