/* Has well-behaved intents: one of each type of argument, one that reads settings, one that defers,
   one that fails, and shortcuts. */
#include "../fixture.h"
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>

static char place[] = "the gate";

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_text(view, "Door", widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

static void echo(widget_result *out, bool flag, int64_t count, double ratio, const char *name,
                 double start) {
    char words[200];
    snprintf(words, sizeof words, "%s %" PRId64 " %.3f %s %.3f at %.0f near %s",
             flag ? "true" : "false", count, ratio, name, start, widget_result_now(out),
             (const char *)widget_result_context(out));
    widget_result_say(out, words);
}

static void read_settings(widget_result *out) {
    widget_value value = {.as_int = -1};
    bool is_set = widget_result_setting(out, 0, &value);
    char words[100];
    snprintf(words, sizeof words, "%" PRId64 "%s", value.as_int, is_set ? "" : " by default");
    widget_result_say(out, words);
}

static void *finish(void *result) {
    widget_result_say(result, "first words");
    widget_result_say(result, "from a thread");
    widget_result_open_url(result, "https://example.org/door?id=1");
    widget_result_complete(result);
    return NULL;
}

static void take_time(widget_result *out) {
    pthread_t thread;
    widget_result_defer(out);
    if (pthread_create(&thread, NULL, finish, out) != 0) {
        widget_result_fail(out, "no thread could be started");
        return;
    }
    pthread_detach(thread);
}

static void give_up(widget_result *out) { widget_result_fail(out, "The door is stuck; oil it."); }

static const widget_choice colors[] = {{sizeof(widget_choice), "red", NULL, NULL},
                                       {sizeof(widget_choice), "blue", NULL, NULL}};

static const widget_parameter values[] = {
    {.size = sizeof(widget_parameter), .name = "flag", .type = WIDGET_BOOL},
    {.size = sizeof(widget_parameter),
     .name = "count",
     .type = WIDGET_INT,
     .default_value = {.as_int = 3},
     .minimum = 1,
     .maximum = 9},
    {.size = sizeof(widget_parameter), .name = "ratio", .type = WIDGET_DOUBLE},
    {.size = sizeof(widget_parameter),
     .name = "color",
     .type = WIDGET_STRING,
     .default_value = {.as_string = "none"},
     .choices = colors,
     .choice_count = 2},
    {.size = sizeof(widget_parameter), .name = "start", .type = WIDGET_DATE_TIME},
};

static const char *const phrases[] = {"Open the door", "Let me in"};

static void add(widget_registry *registry, const char *name, widget_function perform,
                size_t parameter_count, uint32_t options) {
    widget_intent intent = {.size = sizeof intent,
                            .name = name,
                            .title = "Echo",
                            .description = "Says what it got.",
                            .parameters = values + (parameter_count == 1),
                            .parameter_count = parameter_count,
                            .options = options,
                            .perform = perform,
                            .context = place};
    widget_register_intent(registry, &intent);
}

/* Found late, as by a search. Two cannot be used. */
static void list(widget_registry *registry) {
    add(registry, "take-time", (widget_function)take_time, 0, 0);
    add(registry, "echo", (widget_function)give_up, 0, 0);
    add(registry, "without-function", NULL, 0, 0);
    add(registry, "give-up", (widget_function)give_up, 0, 0);
    widget_shortcut shortcut = {.size = sizeof shortcut,
                                .intent = "take-time",
                                .title = "Take Time",
                                .symbol = "door.left.hand.open",
                                .phrases = phrases,
                                .phrase_count = 2};
    widget_register_shortcut(registry, &shortcut);
    shortcut.intent = "nothing";
    widget_register_shortcut(registry, &shortcut);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    fixture_register(registry, "org.example.performs", NULL, timeline);
    add(registry, "echo", (widget_function)echo, 5, 0);
    add(registry, "read-settings", (widget_function)read_settings, 1, WIDGET_READS_SETTINGS);
    widget_offer_intents(registry, list);
    return WIDGET_ABI_VERSION;
}
