/* Widgets to measure with: one that shows next to nothing, a timeline of 24 entries whose views are 60
   leaves in 20 rows, one such entry alone, and as long a list and as deep a nest as is asked for. */
#include <stdio.h>
#include <widget_plugin.h>

enum { ENTRIES = 24, ROWS = 20 };

static void draw_nothing(widget_view *view, void *context) {
    (void)view;
    (void)context;
}

static void nothing(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw_nothing, NULL, NULL);
}

static void framed(widget_view *view, widget_kind shape, double width, double height,
                   widget_color_name color) {
    widget_begin(view, WIDGET_FRAME);
    widget_set_double(view, WIDGET_WIDTH, width);
    widget_set_double(view, WIDGET_HEIGHT, height);
    widget_begin(view, shape);
    widget_set_color(view, WIDGET_FILL, color);
    widget_end(view);
    widget_end(view);
}

static void draw_rows(widget_view *view, void *context) {
    char text[32];
    widget_begin(view, WIDGET_VSTACK);
    widget_set_double(view, WIDGET_SPACING, 0.0);
    for (int row = 0; row < ROWS; row++) {
        widget_begin(view, WIDGET_HSTACK);
        framed(view, WIDGET_CIRCLE, 12.0, 12.0, WIDGET_BLUE);
        snprintf(text, sizeof text, "Entry %d, row %d", (int)(intptr_t)context, row);
        widget_text(view, text, widget_font_style(WIDGET_FONT_CAPTION2));
        widget_begin(view, WIDGET_SPACER);
        widget_end(view);
        framed(view, WIDGET_CAPSULE, 100.0, 6.0, WIDGET_GREEN);
        widget_end(view);
    }
    widget_end(view);
}

/* Numbers go on from request to request, so that no text is ever drawn twice. */
static void rows(widget_timeline *out) {
    static intptr_t number;
    for (int entry = 0; entry < ENTRIES; entry++) {
        double date = widget_now(out) + 3600.0 * entry;
        widget_add_entry(out, date, draw_rows, (void *)(number++), NULL);
    }
}

static void picture(widget_timeline *out) {
    static intptr_t number;
    widget_add_entry(out, widget_now(out), draw_rows, (void *)(number++), NULL);
}

static void draw_list(widget_view *view, void *context) {
    char text[32];
    widget_begin(view, WIDGET_VSTACK);
    for (intptr_t row = 0; row < (intptr_t)context; row++) {
        snprintf(text, sizeof text, "Row %d", (int)row);
        widget_text(view, text, widget_font_style(WIDGET_FONT_CAPTION2));
    }
    widget_end(view);
}

static void list(widget_timeline *out, int64_t count) {
    widget_add_entry(out, widget_now(out), draw_list, (void *)(intptr_t)count, NULL);
}

static void draw_nest(widget_view *view, void *context) {
    for (intptr_t depth = 0; depth < (intptr_t)context; depth++) {
        widget_begin(view, depth % 2 == 0 ? WIDGET_VSTACK : WIDGET_HSTACK);
    }
    widget_text(view, "Inside", widget_font_style(WIDGET_FONT_BODY));
    for (intptr_t depth = 0; depth < (intptr_t)context; depth++) widget_end(view);
}

static void nest(widget_timeline *out, int64_t count) {
    widget_add_entry(out, widget_now(out), draw_nest, (void *)(intptr_t)count, NULL);
}

static const widget_parameter count_parameter = {
    .size = sizeof count_parameter, .name = "count", .title = "Count", .type = WIDGET_INT};

static void add(widget_registry *registry, const char *kind, widget_function timeline,
                bool takes_count) {
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = kind,
                                .families = WIDGET_SYSTEM_LARGE,
                                .parameters = &count_parameter,
                                .parameter_count = takes_count ? 1 : 0,
                                .timeline = timeline};
    widget_register(registry, &widget);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    add(registry, "org.porthole.benchmark.nothing", (widget_function)nothing, false);
    add(registry, "org.porthole.benchmark.rows", (widget_function)rows, false);
    add(registry, "org.porthole.benchmark.picture", (widget_function)picture, false);
    add(registry, "org.porthole.benchmark.list", (widget_function)list, true);
    add(registry, "org.porthole.benchmark.nest", (widget_function)nest, true);
    return WIDGET_ABI_VERSION;
}
