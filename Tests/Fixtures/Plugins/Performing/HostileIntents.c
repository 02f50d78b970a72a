/* Intents that do what none may do: crash, hang, complete twice or never, say too much, open what is
   no URL. One in their midst is well. */
#include "../fixture.h"
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const widget_host *host;

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_text(view, "Hostile", widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

static void be_well(widget_result *out) { widget_result_say(out, "well"); }

static void crash(widget_result *out) {
    (void)out;
    raise(SIGSEGV);
}

static void hang(widget_result *out) {
    (void)out;
    for (;;) pause();
}

static void forget(widget_result *out) { widget_result_defer(out); }

static void complete_twice(widget_result *out) {
    widget_result_say(out, "first");
    widget_result_complete(out);
    widget_result_say(out, "second");
    widget_result_fail(out, "third");
    widget_result_complete(out);
}

static void *answer_again(void *result) {
    widget_result_complete(result);
    return NULL;
}

/* Two threads complete what a third one also completes by returning. */
static void race(widget_result *out) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        if (pthread_create(&threads[i], NULL, answer_again, out) != 0) abort();
    for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
}

static void chatter(widget_result *out) {
    const size_t length = 64u << 20;
    char *words = malloc(length);
    if (words == NULL) {
        widget_result_fail(out, "no memory for so many words");
        return;
    }
    memset(words, 'x', length);
    words[0] = '\xff';
    out->say(out, words, length);
    out->say(out, words, SIZE_MAX);
    out->say(out, words, length);
    free(words);
}

static void run_script(widget_result *out) { widget_result_open_url(out, "javascript:alert(1)"); }
static void open_words(widget_result *out) { widget_result_open_url(out, "no url at all"); }

static void open_length(widget_result *out) {
    char url[20000] = "https://example.org/";
    memset(url + strlen(url), 'x', sizeof url - strlen(url) - 1);
    widget_result_open_url(out, url);
}

static void wait_for_cancel(widget_result *out) {
    widget_log(host, WIDGET_LOG_INFO, "working");
    while (!widget_result_is_cancelled(out)) usleep(1000);
    widget_log(host, WIDGET_LOG_INFO, "noticed");
    widget_result_say(out, "too late");
}

static void add(widget_registry *registry, const char *name, widget_function perform) {
    widget_intent intent = {.size = sizeof intent, .name = name, .perform = perform};
    widget_register_intent(registry, &intent);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *given, widget_registry *registry) {
    host = given;
    fixture_register(registry, "org.example.hostile-intents", NULL, timeline);
    add(registry, "be-well", (widget_function)be_well);
    add(registry, "crash", (widget_function)crash);
    add(registry, "hang", (widget_function)hang);
    add(registry, "forget", (widget_function)forget);
    add(registry, "complete-twice", (widget_function)complete_twice);
    add(registry, "race", (widget_function)race);
    add(registry, "chatter", (widget_function)chatter);
    add(registry, "run-script", (widget_function)run_script);
    add(registry, "open-words", (widget_function)open_words);
    add(registry, "open-length", (widget_function)open_length);
    add(registry, "wait-for-cancel", (widget_function)wait_for_cancel);
    return WIDGET_ABI_VERSION;
}
