/* A widget whose parameters have options: found by a function, found later of fixed ones, fixed ones
   and none; and a control that shows how it is. */
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <widget_plugin.h>

static const char *const coins[] = {"bitcoin", "ether", "litecoin"};

static void draw(widget_view *view, void *context) {
    widget_text(view, context, widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, "Coin", NULL);
    widget_reject_setting(out, 0, "It is sold.");
    widget_reject_setting(out, 0, "It is gone.");
    widget_reject_setting(out, 99, "There is no such thing.");
}

static void find_coins(widget_options *out, const char *search) {
    char subtitle[40];
    widget_value rows = {.as_int = 0};
    bool is_set = widget_options_setting(out, 2, &rows);
    snprintf(subtitle, sizeof subtitle, "%s %" PRId64 "%s",
             (const char *)widget_options_context(out), rows.as_int, is_set ? "!" : "");
    for (size_t i = 0; i < sizeof coins / sizeof *coins; i++)
        if (strstr(coins[i], search) != NULL) widget_options_add(out, coins[i], NULL, subtitle);
    widget_options_section(out, "Rare", NULL);
    if (strstr("dogecoin", search) != NULL) widget_options_add(out, "dogecoin", "Dogecoin", NULL);
}

static void *answer(void *options) {
    widget_options_add(options, "late", "Late", NULL);
    widget_options_complete(options);
    return NULL;
}

static void find_late(widget_options *out, const char *search) {
    pthread_t thread;
    (void)search;
    widget_options_defer(out);
    if (pthread_create(&thread, NULL, answer, out) != 0) {
        widget_options_fail(out, "no thread could be started");
        return;
    }
    pthread_detach(thread);
}

static void find_none(widget_options *out, const char *search) {
    (void)search;
    widget_options_fail(out, "The market is closed.");
}

static const widget_choice places[] = {
    {sizeof(widget_choice), "zurich", "Zürich", "Switzerland"},
    {sizeof(widget_choice), "munich", "München", NULL},
};

static const widget_choice times[] = {
    {sizeof(widget_choice), "soon", NULL, NULL},
    {sizeof(widget_choice), "late", NULL, NULL},
};

static const widget_parameter parameters[] = {
    {.size = sizeof(widget_parameter),
     .name = "coin",
     .type = WIDGET_STRING,
     .find_options = find_coins,
     .options_context = "row"},
    {.size = sizeof(widget_parameter),
     .name = "place",
     .type = WIDGET_STRING,
     .default_value = {.as_string = "zurich"},
     .choices = places,
     .choice_count = 2},
    {.size = sizeof(widget_parameter),
     .name = "rows",
     .type = WIDGET_INT,
     .default_value = {.as_int = 3}},
    {.size = sizeof(widget_parameter),
     .name = "late",
     .type = WIDGET_STRING,
     .default_value = {.as_string = "soon"},
     .choices = times,
     .choice_count = 2,
     .find_options = find_late},
    {.size = sizeof(widget_parameter),
     .name = "none",
     .type = WIDGET_STRING,
     .find_options = find_none},
    {.size = sizeof(widget_parameter),
     .name = "pair",
     .type = WIDGET_STRING,
     .flags = WIDGET_PARAMETER_LIST,
     .default_value = {.as_string = "a, b"},
     .least_count = 2,
     .greatest_count = 3},
};

static void draw_control(widget_view *view, void *context) {
    widget_begin(view, WIDGET_CONTROL);
    widget_text(view, context, widget_font_style(WIDGET_FONT_BODY));
    widget_end(view);
}

static void show(widget_timeline *out, int64_t level) {
    widget_add_entry(out, widget_now(out), draw_control, level > 5 ? "High" : "Low", NULL);
    widget_add_entry(out, widget_now(out) + 60.0, draw_control, "Never shown", NULL);
}

static const widget_parameter levels[] = {
    {.size = sizeof(widget_parameter), .name = "level", .type = WIDGET_INT},
};

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.coins",
                                .families = WIDGET_SYSTEM_SMALL,
                                .options = WIDGET_READS_SETTINGS | WIDGET_PROMPTS_FOR_CONFIGURATION,
                                .parameters = parameters,
                                .parameter_count = sizeof parameters / sizeof *parameters,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    widget_control control = {.size = sizeof control,
                              .kind = "org.example.level",
                              .display_name = "Level",
                              .parameters = levels,
                              .parameter_count = 1,
                              .show = (widget_function)show};
    widget_register_control(registry, &control);
    widget_control listed = {.size = sizeof listed, .kind = "org.example.listed"};
    widget_register_control(registry, &listed);
    return WIDGET_ABI_VERSION;
}
