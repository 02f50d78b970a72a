/* Pictures that cannot be drawn: one that ends after its header, bytes that are none, a missing file and a folder;
   and, as another widget, thirty missing files. */
#include <stdio.h>
#include <widget_plugin.h>

enum { MANY = 30 };

static void show(widget_view *view, const widget_image *image) {
    widget_begin(view, WIDGET_IMAGE);
    widget_set_image(view, image);
    widget_set_bool(view, WIDGET_RESIZABLE, true);
    widget_end(view);
}

static void show_file(widget_view *view, const char *path) {
    show(view, &(widget_image){.size = sizeof(widget_image), .path = path});
}

static void draw(widget_view *view, void *context) {
    (void)context;
    static const unsigned char header[] = {0x89, 'P', 'N', 'G', 13, 10, 26, 10,   0,    0,    0,
                                           13,   'I', 'H', 'D', 'R', 0, 0,  0,    8,    0,    0,
                                           0,    8,   8,   6,   0,   0, 0,  0xc4, 0x0f, 0xbe, 0x8b};
    widget_image early = {.size = sizeof early, .bytes = header, .length = sizeof header};
    widget_image words = {.size = sizeof words, .bytes = "BM, no", .length = 6};
    widget_begin(view, WIDGET_VSTACK);
    show(view, &early);
    show(view, &words);
    show_file(view, "/nonexistent.png");
    show_file(view, "/usr");
    widget_end(view);
}

static void timeline(widget_timeline *out) {
    for (int i = 0; i < 3; i++) widget_add_entry(out, widget_now(out) + i, draw, NULL, NULL);
}

static void draw_many(widget_view *view, void *context) {
    (void)context;
    widget_begin(view, WIDGET_VSTACK);
    for (int number = 0; number < MANY; number++) {
        char path[100];
        snprintf(path, sizeof path, "/nonexistent/%d.png", number);
        show_file(view, path);
    }
    widget_end(view);
}

static void timeline_of_many(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw_many, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.broken-pictures",
                                .families = WIDGET_SYSTEM_LARGE,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    widget.kind = "org.example.many-broken-pictures";
    widget.timeline = (widget_function)timeline_of_many;
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
