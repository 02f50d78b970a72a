/* Two widgets: a path of 90,000 long lines that cross each other, and one of as many as are allowed. */
#include <stdint.h>
#include <widget_plugin.h>

static uint32_t state;

static double random_share(void) {
    state = state * 1664525u + 1013904223u;
    return (state >> 8) / (double)(1 << 24);
}

static void scribble(widget_path *path, double width, double height, void *context) {
    state = 1;
    widget_move_to(path, 0, 0);
    const int *lines = context;
    for (int line = 0; line < *lines; line++) {
        widget_line_to(path, random_share() * width, random_share() * height);
    }
}

static void draw(widget_view *view, void *context) {
    widget_begin(view, WIDGET_PATH);
    widget_set_callback(view, WIDGET_CONTENT, (widget_function)scribble, context, NULL);
    widget_set_rgb(view, WIDGET_FILL, 1, 0, 0, 1);
    widget_set_bool(view, WIDGET_EVEN_ODD, true);
    widget_end(view);
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, widget_context(out), NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    static int many = 90000, some = 2500;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.crosses-many-lines",
                                .families = WIDGET_SYSTEM_SMALL,
                                .timeline = (widget_function)timeline,
                                .context = &many};
    widget_register(registry, &widget);
    widget.kind = "org.example.crosses-lines";
    widget.context = &some;
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
