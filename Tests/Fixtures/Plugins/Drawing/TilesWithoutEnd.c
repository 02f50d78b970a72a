/* One pixel, repeated over more points than a picture of any scale has. */
#include "../fixture.h"

static void draw(widget_view *view, void *context) {
    (void)context;
    static const uint8_t pixel[] = {255, 0, 0, 255};
    widget_image image = {.size = sizeof image,
                          .bytes = pixel,
                          .length = sizeof pixel,
                          .width = 1,
                          .height = 1,
                          .scale = 1};
    widget_begin(view, WIDGET_FRAME);
    widget_set_double(view, WIDGET_WIDTH, 1e6);
    widget_set_double(view, WIDGET_HEIGHT, 1e6);
    widget_begin(view, WIDGET_IMAGE);
    widget_set_image(view, &image);
    widget_set_bool(view, WIDGET_RESIZABLE, true);
    widget_set_bool(view, WIDGET_TILED, true);
    widget_end(view);
    widget_end(view);
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.tiles-without-end", NULL, timeline);
}
