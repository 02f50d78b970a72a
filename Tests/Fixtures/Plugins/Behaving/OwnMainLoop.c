/* Brings a main loop along, and shows on which threads its functions are called. Asked to stop, it
   says so; with the widget "stubborn" it does not return. */
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>
#include <widget_plugin.h>

enum { CAPACITY = 64 };

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static struct {
    void (*work)(void *);
    void *argument;
} jobs[CAPACITY];
static unsigned first, count;
static bool stopped, stubborn, running;
static pthread_t main_thread;

static void run(void *context) {
    (void)context;
    pthread_mutex_lock(&mutex);
    while (!stopped || stubborn) {
        while (count == 0 && (!stopped || stubborn)) pthread_cond_wait(&changed, &mutex);
        if (count == 0) break;
        unsigned next = first++ % CAPACITY;
        count--;
        running = true;
        pthread_mutex_unlock(&mutex);
        jobs[next].work(jobs[next].argument);
        pthread_mutex_lock(&mutex);
        running = false;
    }
    pthread_mutex_unlock(&mutex);
    fputs("the loop has returned\n", stdout);
}

static void perform(void *context, void (*work)(void *), void *argument) {
    (void)context;
    pthread_mutex_lock(&mutex);
    jobs[(first + count) % CAPACITY].work = work;
    jobs[(first + count) % CAPACITY].argument = argument;
    count++;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&mutex);
}

static void stop(void *context) {
    (void)context;
    pthread_mutex_lock(&mutex);
    stopped = true;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&mutex);
}

static void draw(widget_view *view, void *context) {
    (void)context;
    bool is_main = pthread_equal(pthread_self(), main_thread);
    widget_text(view, is_main ? "main thread" : "another thread",
                widget_font_style(WIDGET_FONT_BODY));
    widget_text(view, running ? "in the loop" : "outside", widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    if (pthread_equal(pthread_self(), main_thread)) widget_fail(out, "provider on main thread");
    for (int i = 0; i < 3; i++) widget_add_entry(out, widget_now(out) + i, draw, NULL, NULL);
}

static void refuse_to_stop(widget_timeline *out) {
    stubborn = true;
    timeline(out);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    main_thread = pthread_self();
    widget_main_loop loop = {sizeof loop, NULL, run, perform, stop};
    widget_use_main_loop(registry, &loop);
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.own-main-loop",
                                .families = WIDGET_SYSTEM_SMALL,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    widget.kind = "org.example.stubborn-main-loop";
    widget.timeline = (widget_function)refuse_to_stop;
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
