/* Writes a frame of its own to the host: an entry whose display list has eight million nodes of two
   bytes each. */
#include "../fixture.h"
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

enum { NODES = 8000000, BODY = 2 * NODES, HEAD = 12 };

static unsigned char *put_length(unsigned char *bytes, unsigned length) {
    for (; length > 127; length >>= 7) *bytes++ = (unsigned char)(length | 128);
    *bytes++ = (unsigned char)length;
    return bytes;
}

static void send_all(const unsigned char *bytes, size_t count) {
    for (int descriptor = 3; descriptor < 256; descriptor++) {
        struct stat status;
        if (fstat(descriptor, &status) != 0 || !S_ISFIFO(status.st_mode)) continue;
        size_t done = 0;
        for (ssize_t more; done < count; done += (size_t)more) {
            more = write(descriptor, bytes + done, count - done);
            if (more <= 0) break;
        }
    }
}

static void timeline(widget_timeline *out) {
    unsigned char *frame = calloc(1, 4 + HEAD + BODY), *end = frame + 4;
    if (frame == NULL) return;
    *end++ = 0x22; /* RunnerMessage.entry */
    end = put_length(end, BODY + 5);
    *end++ = 0x2a; /* TimelineEntry.display_list */
    end = put_length(end, BODY);
    for (int node = 0; node < NODES; node++, end += 2) *end = 0x12; /* DisplayList.nodes */
    size_t length = (size_t)(end - frame) - 4;
    for (int byte = 0; byte < 4; byte++) frame[byte] = (unsigned char)(length >> (8 * byte));
    send_all(frame, length + 4);
    free(frame);
    widget_fail(out, "not to be read any more");
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.sends-empty-nodes", NULL, timeline);
}
