/* Asks for frames, paddings, offsets and fonts of sizes that are no number, infinite or negative. */
#include "../fixture.h"
#include <math.h>

static void box(widget_view *view, double width, double height) {
    widget_begin(view, WIDGET_FRAME);
    widget_set_double(view, WIDGET_WIDTH, width);
    widget_set_double(view, WIDGET_HEIGHT, height);
    widget_begin(view, WIDGET_RECTANGLE);
    widget_end(view);
    widget_end(view);
}

static void moved(widget_view *view, double distance) {
    widget_begin(view, WIDGET_OFFSET);
    widget_set_double(view, WIDGET_X, distance);
    widget_begin(view, WIDGET_PADDING);
    widget_set_insets(view, distance, distance, distance, distance);
    widget_text(view, "Moved", widget_font_points(distance, 0));
    widget_end(view);
    widget_end(view);
}

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_begin(view, WIDGET_VSTACK);
    widget_set_double(view, WIDGET_SPACING, NAN);
    box(view, NAN, 10.0);
    box(view, INFINITY, -INFINITY);
    box(view, -5.0, 1e300);
    moved(view, NAN);
    moved(view, INFINITY);
    moved(view, -1e300);
    widget_end(view);
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.nan-sizes", "NaN Sizes", timeline);
}
