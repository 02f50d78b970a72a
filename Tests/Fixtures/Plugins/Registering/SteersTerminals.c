/* Tries to steer the terminal wherever a plugin's words are shown: in what it draws and what is pressed
   there, in a control, in values to choose from, in what an intent says, in previews and in its log. */
#include <widget_plugin.h>

/* A title, a cleared screen and a colour, by one byte of C1 too; text from right to left. */
#define STEERING                                                                                   \
    "\033]0;owned\a\033[2J\r\n\xc2\x9b"                                                            \
    "31m\x7f\xe2\x80\xae\xe2\x81\xa6"

static const widget_host *host;

static void press(widget_result *out) { widget_result_say(out, "Pressed" STEERING); }
static void fail(widget_timeline *out) { widget_fail(out, "There is nothing." STEERING); }

static void draw_button(widget_view *view, const char *label) {
    widget_begin(view, WIDGET_ACTION_REGION);
    widget_set_action(view, "press", NULL, 0);
    widget_text(view, label, widget_font_style(WIDGET_FONT_BODY));
    widget_end(view);
}

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_begin(view, WIDGET_VSTACK);
    widget_begin(view, WIDGET_LINK);
    widget_set_string(view, WIDGET_URL, "https://example.org/" STEERING);
    widget_text(view, "Link" STEERING, widget_font_style(WIDGET_FONT_BODY));
    widget_end(view);
    draw_button(view, "Button" STEERING);
    widget_begin(view, WIDGET_IMAGE);
    widget_set_string(view, WIDGET_SYMBOL, "nobody.has" STEERING);
    widget_end(view);
    widget_end(view);
}

static void timeline(widget_timeline *out) {
    widget_log(host, WIDGET_LOG_ERROR, "Logged" STEERING);
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

static void draw_control(widget_view *view, void *context) {
    (void)context;
    widget_begin(view, WIDGET_CONTROL);
    widget_set_action(view, "press", NULL, 0);
    widget_text(view, "Control" STEERING, widget_font_style(WIDGET_FONT_BODY));
    widget_text(view, "Value" STEERING, widget_font_style(WIDGET_FONT_BODY));
    widget_end(view);
}

static void show(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw_control, NULL, NULL);
}

static void find(widget_options *out, const char *search) {
    (void)search;
    widget_options_section(out, "Section" STEERING, "Of values" STEERING);
    widget_options_add(out, "value", "Title" STEERING, "Subtitle" STEERING);
}

static void list_previews(widget_registry *registry) {
    widget_preview preview = {.size = sizeof preview,
                              .id = "preview" STEERING,
                              .name = "Name" STEERING,
                              .source = "File" STEERING,
                              .families = WIDGET_SYSTEM_SMALL,
                              .entries = fail};
    widget_register_preview(registry, &preview);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *given, widget_registry *registry) {
    host = given;
    static const widget_parameter parameter = {.size = sizeof parameter,
                                               .name = "value",
                                               .title = "Title" STEERING,
                                               .description = "Description" STEERING,
                                               .type = WIDGET_STRING,
                                               .find_options = find};
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.steers",
                                .display_name = "Name" STEERING,
                                .description = "Description" STEERING,
                                .families = WIDGET_SYSTEM_SMALL,
                                .options = WIDGET_READS_SETTINGS,
                                .parameters = &parameter,
                                .parameter_count = 1,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    widget_control control = {.size = sizeof control,
                              .kind = "org.example.steers-control",
                              .display_name = "Name" STEERING,
                              .show = (widget_function)show};
    widget_register_control(registry, &control);
    widget_intent intent = {.size = sizeof intent,
                            .name = "press",
                            .title = "Press" STEERING,
                            .perform = (widget_function)press};
    widget_register_intent(registry, &intent);
    widget_offer_previews(registry, list_previews);
    return WIDGET_ABI_VERSION;
}
