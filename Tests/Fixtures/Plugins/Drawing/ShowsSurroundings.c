/* Shows, one text each with its name as identifier, what the runner tells it: the paths, the
   request and the environment it draws for. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include <widget_plugin.h>

static const widget_host *host;

typedef struct request {
    const char *purpose;
    widget_family family;
    widget_size size;
    bool is_preview;
    double now;
    const void *context;
} request;

static void show(widget_view *view, const char *name, const char *value) {
    widget_begin(view, WIDGET_TEXT);
    widget_set_string(view, WIDGET_ACCESSIBILITY_IDENTIFIER, name);
    widget_set_string(view, WIDGET_TEXT_STRING, value);
    widget_end(view);
}

static void show_number(widget_view *view, const char *name, double value) {
    char text[40];
    snprintf(text, sizeof text, "%.10g", value);
    show(view, name, text);
}

static void draw(widget_view *view, void *context) {
    const request *asked = context;
    const widget_environment *environment = widget_view_environment(view);
    char path[4096];
    ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
    path[length > 0 ? length : 0] = '\0';
    widget_begin(view, WIDGET_VSTACK);
    show(view, "executable", path);
    show(view, "bundle", host->bundle_path);
    show(view, "purpose", asked->purpose);
    show_number(view, "asked family", asked->family);
    show_number(view, "asked width", asked->size.width);
    show(view, "asked preview", asked->is_preview ? "yes" : "no");
    show_number(view, "asked now", asked->now);
    show(view, "context", asked->context);
    show_number(view, "family", environment->family);
    show_number(view, "height", environment->height);
    show_number(view, "margin", environment->leading);
    show_number(view, "scale", environment->scale);
    show_number(view, "scheme", environment->color_scheme);
    show_number(view, "mode", environment->rendering_mode);
    show_number(view, "text size", environment->text_size);
    show_number(view, "redaction", environment->redaction);
    show(view, "right to left", environment->right_to_left ? "yes" : "no");
    show(view, "background", environment->shows_background ? "yes" : "no");
    show(view, "locale", environment->locale);
    show(view, "time zone", environment->time_zone);
    widget_end(view);
}

static void answer(widget_timeline *out, const char *purpose) {
    request *asked = malloc(sizeof *asked);
    if (asked == NULL) {
        widget_fail(out, "no memory for the request");
        return;
    }
    *asked = (request){purpose,
                       widget_requested_family(out),
                       widget_display_size(out),
                       widget_is_preview(out),
                       widget_now(out),
                       widget_context(out)};
    widget_entry entry = {.size = sizeof entry,
                          .date = widget_now(out) + 5,
                          .content = draw,
                          .context = asked,
                          .release = free,
                          .relevance_score = 3,
                          .relevance_duration = 60};
    widget_add(out, &entry);
    widget_reload_after(out, widget_now(out) + 900);
}

static void placeholder(widget_timeline *out) { answer(out, "placeholder"); }
static void snapshot(widget_timeline *out) { answer(out, "snapshot"); }
static void timeline(widget_timeline *out) { answer(out, "timeline"); }

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *given, widget_registry *registry) {
    static char context[] = "the descriptor's";
    host = given;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.shows-surroundings",
                                .families = WIDGET_SYSTEM_SMALL | WIDGET_ACCESSORY_CIRCULAR,
                                .placeholder = (widget_function)placeholder,
                                .snapshot = (widget_function)snapshot,
                                .timeline = (widget_function)timeline,
                                .context = context};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
