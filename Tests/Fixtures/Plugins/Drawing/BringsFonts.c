/* Shows text in a font of a file that its configuration names, and a timer. It reads the file itself where "bytes:"
   stands before the name. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <widget_plugin.h>

static const widget_host *host;

static void text(widget_view *view, const char *name, bool is_timer) {
    widget_font font = widget_font_points(20, 0);
    font.family = name;
    widget_begin(view, WIDGET_TEXT);
    if (is_timer) {
        widget_set_int(view, WIDGET_DATE_STYLE, WIDGET_DATE_TIMER);
        widget_set_date(view, WIDGET_DATE, 1000600);
    } else {
        widget_set_string(view, WIDGET_TEXT_STRING, "ABé");
    }
    widget_set_font(view, font);
    widget_end(view);
}

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_begin(view, WIDGET_VSTACK);
    text(view, "Porthole Blocks", false);
    text(view, "PortholeBlocks-Regular", true);
    text(view, "Nobody Has This", false);
    widget_end(view);
}

static char *add_bytes(const widget_fonts *fonts, const char *path) {
    static char bytes[1 << 20];
    FILE *file = fopen(path, "rb");
    if (!file) return strdup("The plugin cannot open the font.");
    size_t length = fread(bytes, 1, sizeof bytes, file);
    fclose(file);
    return fonts->add(NULL, bytes, length);
}

static void timeline(widget_timeline *out, const char *path) {
    const widget_fonts *fonts = widget_extension(host, "porthole.fonts/1");
    bool is_bytes = strncmp(path, "bytes:", 6) == 0;
    char *problem = is_bytes ? add_bytes(fonts, path + 6) : fonts->add(path, NULL, 0);
    if (problem) widget_log(host, WIDGET_LOG_WARNING, problem);
    free(problem);
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *given, widget_registry *registry) {
    host = given;
    static const widget_parameter path = {
        .size = sizeof path, .name = "path", .title = "Path", .type = WIDGET_STRING};
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.brings-fonts",
                                .families = WIDGET_SYSTEM_SMALL,
                                .parameters = &path,
                                .parameter_count = 1,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
