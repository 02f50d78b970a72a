/* Two widgets: a gradient above 25,000 others, which take minutes to paint, and one that is painted at once. */
#include <widget_plugin.h>

static const int many = 25000, one = 1;

static void draw(widget_view *view, void *context) {
    static const widget_gradient_stop stops[] = {
        {{.name = WIDGET_RGB, .red = 1, .opacity = 0.5f}, 0.0},
        {{.name = WIDGET_RGB, .blue = 1, .opacity = 0.5f}, 1.0},
    };
    widget_paint paint = {.size = sizeof paint,
                          .type = WIDGET_PAINT_RADIAL_GRADIENT,
                          .opacity = 1,
                          .start = {0.5, 0.5},
                          .stops = stops,
                          .stop_count = 2,
                          .to = 80};
    widget_begin(view, WIDGET_ZSTACK);
    for (int layer = 0; layer < *(const int *)context; layer++) {
        widget_begin(view, WIDGET_RECTANGLE);
        widget_set_paint(view, WIDGET_FILL, &paint);
        widget_end(view);
    }
    widget_end(view);
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, widget_context(out), NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.paints-too-long",
                                .families = WIDGET_SYSTEM_SMALL,
                                .timeline = (widget_function)timeline,
                                .context = (void *)&many};
    widget_register(registry, &widget);
    widget.kind = "org.example.paints-at-once";
    widget.context = (void *)&one;
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
