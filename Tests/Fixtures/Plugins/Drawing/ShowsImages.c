/* Pictures as a plugin in C gives them: pixels, a PNG that ends early, and a file that is missing. */
#include <widget_plugin.h>

enum { SIDE = 8 };

static uint8_t pixels[SIDE * SIDE * 4];

/* Red above, blue below. */
static void paint(void) {
    for (int i = 0; i < SIDE * SIDE; i++) {
        pixels[i * 4] = i < SIDE * SIDE / 2 ? 255 : 0;
        pixels[i * 4 + 2] = i < SIDE * SIDE / 2 ? 0 : 255;
        pixels[i * 4 + 3] = 255;
    }
}

static void show(widget_view *view, const widget_image *image, bool resizable) {
    widget_begin(view, WIDGET_FRAME);
    widget_set_double(view, WIDGET_WIDTH, 40);
    widget_set_double(view, WIDGET_HEIGHT, 40);
    widget_begin(view, WIDGET_IMAGE);
    widget_set_image(view, image);
    if (resizable) widget_set_bool(view, WIDGET_RESIZABLE, true);
    widget_end(view);
    widget_end(view);
}

static void draw(widget_view *view, void *context) {
    (void)context;
    static const unsigned char early[] = {0x89, 'P', 'N', 'G', 13, 10, 26, 10, 0, 0};
    widget_image drawn = {.size = sizeof drawn,
                          .bytes = pixels,
                          .length = sizeof pixels,
                          .width = SIDE,
                          .height = SIDE,
                          .scale = 2};
    widget_image broken = {.size = sizeof broken, .bytes = early, .length = sizeof early};
    widget_image missing = {.size = sizeof missing, .path = "/nonexistent.png"};
    widget_begin(view, WIDGET_VSTACK);
    show(view, &drawn, true);
    show(view, &drawn, false);
    show(view, &broken, true);
    show(view, &missing, true);
    widget_end(view);
}

static void timeline(widget_timeline *out) {
    for (int i = 0; i < 3; i++) widget_add_entry(out, widget_now(out) + i, draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    paint();
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.shows-images",
                                .families = WIDGET_SYSTEM_SMALL | WIDGET_SYSTEM_LARGE,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
