/* Writes messages of its own to the host, which its runner would never have sent: dates that no calendar
   has, answers that nobody asked for, words without end. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <widget_plugin.h>

/* A message under construction, as Protocol Buffers writes it. */
typedef struct message {
    unsigned char *bytes;
    size_t count;
} message;

static void put(message *to, const void *bytes, size_t count) {
    to->bytes = realloc(to->bytes, to->count + count + 1);
    memcpy(to->bytes + to->count, bytes, count);
    to->count += count;
}

static void put_number(message *to, uint64_t number) {
    for (; number > 127; number >>= 7) put(to, &(unsigned char){(unsigned char)(number | 128)}, 1);
    put(to, &(unsigned char){(unsigned char)number}, 1);
}

static void add_number(message *to, unsigned field, uint64_t number) {
    put_number(to, field << 3);
    put_number(to, number);
}

static void add_double(message *to, unsigned field, double number) {
    put_number(to, field << 3 | 1);
    put(to, &number, sizeof number);
}

static void add_bytes(message *to, unsigned field, const void *bytes, size_t count) {
    put_number(to, field << 3 | 2);
    put_number(to, count);
    put(to, bytes, count);
}

static void add_text(message *to, unsigned field, const char *text) {
    add_bytes(to, field, text, strlen(text));
}

static void add(message *to, unsigned field, message part) {
    add_bytes(to, field, part.bytes, part.count);
    free(part.bytes);
}

/* Sends a frame with a RunnerMessage to whatever pipe there is. */
static void send_reply(uint64_t request, unsigned reply, message content) {
    message whole = {0}, frame = {0};
    if (request != 0) add_number(&whole, 1, request);
    add(&whole, reply, content);
    unsigned length = (unsigned)whole.count;
    put(&frame, &length, sizeof length);
    put(&frame, whole.bytes, whole.count);
    for (int descriptor = 3; descriptor < 256; descriptor++) {
        struct stat status;
        if (fstat(descriptor, &status) != 0 || !S_ISFIFO(status.st_mode)) continue;
        for (size_t done = 0; done < frame.count;) {
            ssize_t more = write(descriptor, frame.bytes + done, frame.count - done);
            if (more <= 0) break;
            done += (size_t)more;
        }
    }
    free(whole.bytes);
    free(frame.bytes);
}

enum { HELLO = 2, DESCRIPTION = 3, ENTRY = 4, TIMELINE = 5, LOG = 7, RELOAD = 10 };

/* The number that the host gave a request: the first field of the object that the runner keeps behind it. */
static uint64_t number_of(const widget_timeline *out) {
    const char *object = *(char *const *)((const char *)out + out->size);
    uint64_t number;
    memcpy(&number, object + 2 * sizeof(void *), sizeof number);
    return number;
}

static message rectangle(double width, double height) {
    message frame = {0};
    add_double(&frame, 3, width);
    add_double(&frame, 4, height);
    return frame;
}

static message node_with(unsigned content, message part) {
    message node = {0};
    add(&node, 3, rectangle(10, 10));
    add(&node, content, part);
    return node;
}

static message paragraph_of(message run) {
    message paragraph = {0};
    add(&paragraph, 1, run);
    return node_with(8, paragraph);
}

static message list_of(message node) {
    message list = {0}, environment = rectangle(0, 0);
    add_double(&environment, 1, 100);
    add_double(&environment, 2, 100);
    add_double(&environment, 3, 1);
    add(&list, 1, environment);
    add(&list, 2, node);
    return list;
}

static message entry_at(double date, message list) {
    message entry = {0};
    add_double(&entry, 3, date);
    add(&entry, 5, list);
    return entry;
}

/* A whole answer. */
static void answer(uint64_t request, double date, double reload, message node) {
    message end = {0};
    send_reply(request, ENTRY, entry_at(date, list_of(node)));
    add_number(&end, 1, 1);
    add_double(&end, 2, reload);
    add_number(&end, 3, 1);
    send_reply(request, TIMELINE, end);
}

static message text_run(const char *text) {
    message run = {0};
    add_text(&run, 1, text);
    return run;
}

static message live_run(uint64_t style, double date, double end) {
    message run = {0}, live = {0};
    add_number(&live, 1, style);
    add_double(&live, 2, date);
    add_double(&live, 3, end);
    add(&run, 2, live);
    return run;
}

static void never_come_back(void) {
    for (;;) pause();
}

static void date_oddly(widget_timeline *out) {
    answer(number_of(out), 1e300, 1e300, paragraph_of(text_run("When?")));
    never_come_back();
}

static void reload_oddly(widget_timeline *out) {
    answer(number_of(out), widget_now(out), -1e300, paragraph_of(text_run("When?")));
    never_come_back();
}

static void count_oddly(widget_timeline *out) {
    enum { STYLES = 10 };
    message paragraph = {0};
    for (uint64_t style = 0; style < STYLES; style++) {
        add(&paragraph, 1, live_run(style, 1e300, -1e300));
        add(&paragraph, 1, live_run(style, -1e300, 1e300));
    }
    answer(number_of(out), widget_now(out), 0, node_with(8, paragraph));
    never_come_back();
}

static void act_oddly(widget_timeline *out) {
    const double numbers[] = {NAN, INFINITY, 1e300};
    message action = {0}, region = {0};
    add_text(&action, 1, "org.example.\033]8;;http://example.org\033\\intent");
    for (unsigned field = 3; field <= 5; field += 2)
        for (unsigned index = 0; index < 3; index++) {
            message argument = {0}, value = {0};
            add_text(&argument, 1, (char[]){(char)('a' + field), (char)('0' + index), 0});
            add_double(&value, field, numbers[index]);
            add(&argument, 2, value);
            add(&action, 2, argument);
        }
    add(&region, 4, action);
    answer(number_of(out), widget_now(out), 0, node_with(11, region));
    never_come_back();
}

static void link_oddly(widget_timeline *out) {
    message region = {0};
    add_text(&region, 1, "vbscript:alert(1)//\033]8;;\007");
    answer(number_of(out), widget_now(out), 0, node_with(11, region));
    never_come_back();
}

static void log_without_end(widget_timeline *out) {
    enum { LENGTH = 15 << 20, LINES = 8 };
    char *text = malloc(LENGTH + 1);
    memset(text, '!', LENGTH);
    text[LENGTH] = 0;
    for (int line = 0; line < LINES; line++) {
        message log = {0};
        text[0] = (char)('a' + line);
        add_number(&log, 1, 2);
        add_text(&log, 2, text);
        send_reply(0, LOG, log);
    }
    free(text);
    answer(number_of(out), widget_now(out), 0, paragraph_of(text_run("Logged")));
    never_come_back();
}

static void answer_another(widget_timeline *out) {
    answer(number_of(out) + 1000, widget_now(out), 0, paragraph_of(text_run("Who asked?")));
    never_come_back();
}

static void answer_twice(widget_timeline *out) {
    for (int times = 0; times < 2; times++)
        answer(number_of(out), widget_now(out), 0, paragraph_of(text_run("Again")));
    never_come_back();
}

static void describe_again(widget_timeline *out) {
    send_reply(number_of(out), DESCRIPTION, (message){0});
    never_come_back();
}

static void greet_again(widget_timeline *out) {
    message hello = {0};
    (void)out;
    add_number(&hello, 1, 1);
    send_reply(0, HELLO, hello);
    never_come_back();
}

static void ask_for_reloads(widget_timeline *out) {
    answer(number_of(out), widget_now(out), 0, paragraph_of(text_run("Reloading")));
    for (;;) send_reply(0, RELOAD, (message){0});
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    const struct {
        const char *kind;
        void (*function)(widget_timeline *);
    } widgets[] = {{"org.example.forges.date", date_oddly},
                   {"org.example.forges.reload", reload_oddly},
                   {"org.example.forges.count", count_oddly},
                   {"org.example.forges.action", act_oddly},
                   {"org.example.forges.link", link_oddly},
                   {"org.example.forges.log", log_without_end},
                   {"org.example.forges.another", answer_another},
                   {"org.example.forges.twice", answer_twice},
                   {"org.example.forges.description", describe_again},
                   {"org.example.forges.hello", greet_again},
                   {"org.example.forges.reloads", ask_for_reloads}};
    for (unsigned index = 0; index < sizeof widgets / sizeof *widgets; index++) {
        widget_descriptor widget = {.size = sizeof widget,
                                    .kind = widgets[index].kind,
                                    .families = WIDGET_SYSTEM_MEDIUM,
                                    .timeline = (widget_function)widgets[index].function};
        widget_register(registry, &widget);
    }
    return WIDGET_ABI_VERSION;
}
