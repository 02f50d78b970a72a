/* Tries to read what is its user's and its host's, to change what is not its own, and to find other
   programs to do so; shows how many of its attempts succeeded, and of those that should. */
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <unistd.h>
#include <widget_plugin.h>

static int successes, rights;

static bool opens(const char *folder, const char *name, int flags) {
    char path[2000];
    snprintf(path, sizeof path, "%s%s", folder ? folder : "", name);
    int file = open(path, flags | O_CLOEXEC, 0600);
    if (file >= 0) close(file);
    return file >= 0;
}

static void attack(void) {
    const char *home = getenv("HOME"), *container = getenv("PORTHOLE_CONTAINER");
    char host[40];
    snprintf(host, sizeof host, "/proc/%d/", (int)getppid());
    successes += opens(host, "mem", O_RDWR) + opens(host, "fd/0", O_RDONLY);
    successes += opens(home, "/.ssh/id_ed25519", O_RDONLY) + opens(home, "/.profile", O_RDONLY);
    successes += opens(container, "/../other/secret", O_RDONLY);
    successes += opens(container, "/../../porthole.sqlite", O_RDONLY);
    successes += opens(home, "/planted", O_WRONLY | O_CREAT);
    successes += opens(home, "/notes.txt", O_WRONLY | O_TRUNC);
    successes += opens("/dev", "/shm/porthole-planted", O_RDWR | O_CREAT);
    Dl_info own;
    successes += dladdr(&successes, &own) && truncate(own.dli_fname, 0) == 0;
    char *program[] = {"/bin/true", NULL};
    successes += execv(program[0], program) == 0;
    successes += socket(AF_UNIX, SOCK_STREAM, 0) >= 0;
    successes += shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600) >= 0;
    successes += memfd_create("hidden", 0) >= 0;
    successes +=
        mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0) != MAP_FAILED;
}

static void use_rights(void) {
    const char *home = getenv("HOME"), *container = getenv("PORTHOLE_CONTAINER");
    rights += opens(container, "/kept", O_RDWR | O_CREAT);
    rights += opens(getenv("TMPDIR"), "/draft", O_RDWR | O_CREAT);
    rights += opens(home, "/notes.txt", O_RDONLY);
    rights += opens("/etc", "/os-release", O_RDONLY) + opens("/proc", "/stat", O_RDONLY);
    rights += opens("/dev", "/null", O_RDWR);
    int pair[2];
    rights += socket(AF_INET, SOCK_STREAM, 0) >= 0;
    rights += socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0;
}

static void draw(widget_view *view, void *context) {
    (void)context;
    char text[60];
    snprintf(text, sizeof text, "%d succeeded, %d of 8 rights", successes, rights);
    widget_text(view, text, widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    attack();
    use_rights();
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.reaches-for-files",
                                .families = WIDGET_SYSTEM_MEDIUM,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
