/* Sends the host a hundred thousand messages that its runner would have held back: requests to be asked
   again, and log lines. */
#include "../fixture.h"
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* RunnerMessage.reload, empty; RunnerMessage.log with the text "!". */
static const unsigned char messages[] = {2, 0, 0, 0, 0x52, 0, 5, 0, 0, 0, 0x3a, 3, 0x12, 1, '!'};

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_text(view, "Flooded", widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    enum { EACH = 250 };
    unsigned char flood[EACH * sizeof messages];
    for (int count = 0; count < EACH; count++) {
        memcpy(flood + count * sizeof messages, messages, sizeof messages);
    }
    for (int descriptor = 3; descriptor < 256; descriptor++) {
        struct stat status;
        if (fstat(descriptor, &status) != 0 || !S_ISFIFO(status.st_mode)) continue;
        for (int count = 0; count < 200; count++) {
            /* A pipe may take a part, which would break a message in two. */
            for (size_t done = 0; done < sizeof flood;) {
                ssize_t more = write(descriptor, flood + done, sizeof flood - done);
                if (more <= 0) goto next;
                done += (size_t)more;
            }
        }
    next:;
    }
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.floods-pipe", NULL, timeline);
}
