/* Has lines of text set, and shows the outlines of one and what it learnt of others. */
#include "../fixture.h"
#include <stdio.h>
#include <string.h>

static const widget_host *host;
static widget_view *canvas;
static widget_text_line latest;

static void keep(void *context, const widget_text_line *line) {
    latest = *line;
    if (!context) return;
    widget_begin(canvas, WIDGET_PATH);
    canvas->set_doubles(canvas, WIDGET_PATH_NUMBERS, line->numbers, line->count);
    widget_end(canvas);
}

static void set(double points, int32_t weight, const char *text, size_t length, void *context) {
    const widget_fonts *fonts = widget_extension(host, "porthole.fonts/1");
    widget_font font = widget_font_points(points, weight);
    memset(&latest, 0, sizeof latest);
    fonts->set_line(&font, text, length, keep, context);
}

static void draw(widget_view *view, void *context) {
    (void)context;
    static char endless[64 * 1024];
    memset(endless, 'a', sizeof endless);
    canvas = view;
    widget_begin(view, WIDGET_VSTACK);
    set(20, 400, "Hi", 2, view);
    double narrow = latest.width, ascent = latest.ascent, descent = latest.descent;
    set(20, 900, "Hi Hi", 5, NULL);
    double wide = latest.width;
    set(-1e300, -5, "\xff\n\0", 3, NULL);
    size_t hostile = latest.size;
    set(20, 400, endless, sizeof endless, NULL);
    char words[128];
    snprintf(words, sizeof words, "%d %d %d %zu", narrow > 15 && narrow < 30, wide > 2 * narrow,
             ascent > 15 && descent > 3, hostile ? latest.count : 99);
    widget_begin(view, WIDGET_TEXT);
    widget_set_string(view, WIDGET_TEXT_STRING, words);
    widget_end(view);
    widget_end(view);
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *given, widget_registry *registry) {
    host = given;
    return fixture_register(registry, "org.example.sets-lines", NULL, timeline);
}
