/* Widgets with paths of lines that cross each other: 90,000 long ones, as many as are allowed, short ones that
   are drawn much larger, and lines as wide as the widget, with round corners. */
#include <stdint.h>
#include <widget_plugin.h>

static uint32_t state;

static double random_share(void) {
    state = state * 1664525u + 1013904223u;
    return (state >> 8) / (double)(1 << 24);
}

typedef struct scribbles {
    const char *kind;
    int lines;
    double scale, line_width;
} scribbles;

static void scribble(widget_path *path, double width, double height, void *context) {
    state = 1;
    widget_move_to(path, 0, 0);
    const scribbles *all = context;
    for (int line = 0; line < all->lines; line++) {
        double x = random_share() * width, y = random_share() * height;
        widget_line_to(path, x / all->scale, y / all->scale);
    }
}

static void draw(widget_view *view, void *context) {
    const scribbles *all = context;
    widget_begin(view, WIDGET_TRANSFORM);
    widget_set_double(view, WIDGET_SCALE_X, all->scale);
    widget_set_double(view, WIDGET_SCALE_Y, all->scale);
    widget_begin(view, WIDGET_PATH);
    widget_set_callback(view, WIDGET_CONTENT, (widget_function)scribble, context, NULL);
    if (all->line_width > 0) {
        widget_set_rgb(view, WIDGET_STROKE, 1, 0, 0, 1);
        widget_set_double(view, WIDGET_LINE_WIDTH, all->line_width);
        widget_set_int(view, WIDGET_LINE_JOIN, WIDGET_JOIN_ROUND);
    } else {
        widget_set_rgb(view, WIDGET_FILL, 1, 0, 0, 1);
        widget_set_bool(view, WIDGET_EVEN_ODD, true);
    }
    widget_end(view);
    widget_end(view);
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, widget_context(out), NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    static scribbles all[] = {{"org.example.crosses-many-lines", 90000, 1, 0},
                              {"org.example.crosses-lines", 2500, 1, 0},
                              {"org.example.crosses-short-lines", 90000, 1000, 0},
                              {"org.example.crosses-wide-lines", 2500, 1, 1000}};
    for (unsigned index = 0; index < sizeof all / sizeof *all; index++) {
        widget_descriptor widget = {.size = sizeof widget,
                                    .kind = all[index].kind,
                                    .families = WIDGET_SYSTEM_SMALL,
                                    .timeline = (widget_function)timeline,
                                    .context = &all[index]};
        widget_register(registry, &widget);
    }
    return WIDGET_ABI_VERSION;
}
