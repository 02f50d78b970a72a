/* Widgets that recommend configurations: some well, one with every mistake, others not at all; and an
   intent that says that the recommendations are not what they were. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <widget_plugin.h>

static const widget_center *center;

static void draw(widget_view *view, void *context) {
    widget_text(view, context, widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, "Coin", NULL);
}

static void recommend(widget_recommendations *out, const char *description, const char *coin,
                      int64_t rows) {
    widget_argument arguments[] = {
        {sizeof(widget_argument), "coin", WIDGET_STRING, {.as_string = coin}},
        {sizeof(widget_argument), "rows", WIDGET_INT, {.as_int = rows}},
    };
    widget_recommend(out, description, arguments, 2);
}

static void recommend_well(widget_recommendations *out) {
    recommend(out, widget_recommendations_context(out), "bitcoin", 1);
    recommend(out, "Much\x1b[2J ether 🐼", "ether", 9);
    widget_recommend(out, "As it comes", NULL, 0);
}

static void recommend_badly(widget_recommendations *out) {
    widget_argument unknown = {sizeof unknown, "speed", WIDGET_INT, {.as_int = 1}};
    widget_argument untyped = {sizeof untyped, "rows", (widget_type)77, {.as_int = 1}};
    widget_argument text = {sizeof text, "rows", WIDGET_STRING, {.as_string = "many"}};
    recommend(out, NULL, "ether", 1);
    recommend(out, " ", "ether", 1);
    recommend(out, "Good", "ether", 2);
    recommend(out, "Good", "bitcoin", 3);
    recommend(out, "No coin", "shell", 1);
    recommend(out, "Too many rows", "ether", 10);
    widget_recommend(out, "Unknown", &unknown, 1);
    widget_recommend(out, "Untyped", &untyped, 1);
    widget_recommend(out, "Text", &text, 1);
    widget_recommend(out, "Nothing there", NULL, 3);
    widget_recommend(out, "Too long", &text, (size_t)-1);
    widget_recommendations_complete(out);
    recommend(out, "Too late", "ether", 1);
}

static void recommend_too_much(widget_recommendations *out) {
    for (int i = 0; i < 200; i++) {
        char description[20];
        snprintf(description, sizeof description, "Number %d", i);
        recommend(out, description, "ether", 1);
    }
}

static void recommend_nothing(widget_recommendations *out) {
    widget_recommendations_fail(out, "The market is closed.");
}

static void crash(widget_recommendations *out) {
    (void)out;
    abort();
}

static void *answer(void *out) {
    recommend(out, "Late", "bitcoin", 4);
    widget_recommendations_complete(out);
    return NULL;
}

static void recommend_later(widget_recommendations *out) {
    pthread_t thread;
    widget_recommendations_defer(out);
    if (pthread_create(&thread, NULL, answer, out) == 0) pthread_detach(thread);
}

static void invalidate(widget_result *out) {
    (void)out;
    if (center != NULL) center->invalidate_recommendations();
}

static const widget_choice coins[] = {
    {sizeof(widget_choice), "bitcoin", NULL, NULL},
    {sizeof(widget_choice), "ether", NULL, NULL},
};

static const widget_parameter parameters[] = {
    {.size = sizeof(widget_parameter),
     .name = "coin",
     .type = WIDGET_STRING,
     .default_value = {.as_string = "bitcoin"},
     .choices = coins,
     .choice_count = 2},
    {.size = sizeof(widget_parameter),
     .name = "rows",
     .type = WIDGET_INT,
     .default_value = {.as_int = 3},
     .minimum = 1,
     .maximum = 9},
};

static void add(widget_registry *registry, const char *kind,
                void (*recommend)(widget_recommendations *out)) {
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = kind,
                                .families = WIDGET_SYSTEM_SMALL,
                                .options = WIDGET_READS_SETTINGS | WIDGET_PROMPTS_FOR_CONFIGURATION,
                                .parameters = parameters,
                                .parameter_count = 2,
                                .timeline = (widget_function)timeline,
                                .context = "Little bitcoin",
                                .recommend = recommend};
    widget_register(registry, &widget);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    center = widget_extension(host, "porthole.center/1");
    add(registry, "org.example.well", recommend_well);
    add(registry, "org.example.badly", recommend_badly);
    add(registry, "org.example.too-much", recommend_too_much);
    add(registry, "org.example.nothing", recommend_nothing);
    add(registry, "org.example.crashing", crash);
    add(registry, "org.example.later", recommend_later);
    add(registry, "org.example.silent", NULL);
    widget_intent intent = {
        .size = sizeof intent, .name = "invalidate", .perform = (widget_function)invalidate};
    widget_register_intent(registry, &intent);
    return WIDGET_ABI_VERSION;
}
