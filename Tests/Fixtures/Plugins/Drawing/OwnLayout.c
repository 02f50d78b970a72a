/* A container of its own: children along a diagonal, by the steps that they ask for. The widget
   "wild" answers nonsense instead. */
#include <math.h>
#include <widget_plugin.h>

enum { STEP = 1 };

static int steps[] = {5, 20};

static void nothing(void) {}

static widget_size size(widget_layout *layout, widget_proposal proposal, void *context) {
    (void)proposal;
    (void)context;
    widget_proposal ideal = {NAN, NAN};
    widget_size whole = {0.0, 0.0};
    for (size_t index = 0; index < layout->count(layout); index++) {
        widget_size child = layout->measure(layout, index, ideal);
        whole.width += child.width;
        whole.height += child.height;
    }
    return whole;
}

static void place(widget_layout *layout, widget_rect bounds, widget_proposal proposal,
                  void *context) {
    (void)proposal;
    (void)context;
    widget_proposal ideal = {NAN, NAN};
    for (size_t index = 0; index < layout->count(layout); index++) {
        int *step = layout->value(layout, index, STEP);
        double offset = step == NULL ? 0.0 : *step;
        layout->place(layout, index, bounds.x + offset, bounds.y + offset, ideal);
    }
}

static void square(widget_view *view, const char *name, int *step) {
    widget_begin(view, WIDGET_LAYOUT_VALUE);
    widget_set_int(view, WIDGET_KEY, STEP);
    widget_set_callback(view, WIDGET_CONTENT, nothing, step, NULL);
    widget_begin(view, WIDGET_FRAME);
    widget_set_double(view, WIDGET_WIDTH, 10.0);
    widget_set_double(view, WIDGET_HEIGHT, 10.0);
    widget_begin(view, WIDGET_RECTANGLE);
    widget_set_string(view, WIDGET_ACCESSIBILITY_IDENTIFIER, name);
    widget_end(view);
    widget_end(view);
    widget_end(view);
}

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_begin(view, WIDGET_LAYOUT);
    widget_set_callback(view, WIDGET_CONTENT, (widget_function)size, NULL, NULL);
    widget_set_callback(view, WIDGET_PLACEMENT, (widget_function)place, NULL, NULL);
    square(view, "first", &steps[0]);
    square(view, "second", &steps[1]);
    widget_end(view);
}

static widget_size wild_size(widget_layout *layout, widget_proposal proposal, void *context) {
    (void)context;
    widget_proposal odd = {-INFINITY, -5.0};
    for (int index = 0; index < 100; index++) {
        odd.height += index;
        layout->measure(layout, (size_t)-1 - (size_t)index, proposal);
        layout->measure(layout, 0, odd);
        layout->place(layout, 0, 1.0, 2.0, odd);
    }
    return (widget_size){NAN, -INFINITY};
}

static void wild_place(widget_layout *layout, widget_rect bounds, widget_proposal proposal,
                       void *context) {
    (void)bounds;
    (void)context;
    layout->place(layout, 7, 0.0, 0.0, proposal);
    layout->place(layout, 0, NAN, INFINITY, (widget_proposal){INFINITY, -1.0});
}

static double wild_guide(widget_layout *layout, int64_t guide, widget_rect bounds,
                         widget_proposal proposal, void *context) {
    (void)bounds;
    (void)context;
    return layout->guide(layout, 0, guide << 40, proposal, false) - INFINITY;
}

static widget_spacing wild_spacing(widget_layout *layout, void *context) {
    (void)layout;
    (void)context;
    return (widget_spacing){(widget_edge_spacing)99, WIDGET_EDGE_NONE, WIDGET_EDGE_TEXT,
                            WIDGET_EDGE_STANDARD};
}

static void draw_wild(widget_view *view, void *context) {
    (void)context;
    widget_begin(view, WIDGET_HSTACK);
    widget_set_int(view, WIDGET_ALIGNMENT, WIDGET_FIRST_TEXT_BASELINE);
    widget_begin(view, WIDGET_LAYOUT);
    widget_set_callback(view, WIDGET_CONTENT, (widget_function)wild_size, NULL, NULL);
    widget_set_callback(view, WIDGET_PLACEMENT, (widget_function)wild_place, NULL, NULL);
    widget_set_callback(view, WIDGET_GUIDE, (widget_function)wild_guide, NULL, NULL);
    widget_set_callback(view, WIDGET_EDGE_SPACING, (widget_function)wild_spacing, NULL, NULL);
    square(view, "lost", &steps[0]);
    widget_end(view);
    square(view, "beside", &steps[0]);
    widget_end(view);
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

static void wild_timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw_wild, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.own-layout",
                                .families = WIDGET_SYSTEM_SMALL,
                                .options = WIDGET_CONTENT_MARGINS_DISABLED,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    widget.kind = "org.example.wild-layout";
    widget.timeline = (widget_function)wild_timeline;
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
