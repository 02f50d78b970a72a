#define _POSIX_C_SOURCE 200809L /* files and folders, beside plain C11 */

#include "pin.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const int64_t longest_interval = 366 * 24 * 3600;

/* Writes the path of a file in the plugin's container; false if there is no container, or its path
   is too long. */
static bool find_file(char *path, const char *name) {
    const char *folder = getenv("PORTHOLE_CONTAINER");
    if (folder == NULL || folder[0] != '/') return false;
    return snprintf(path, PATH_MAX, "%s/%s", folder, name) < PATH_MAX;
}

/* Makes the folders on the way to a file. */
static void make_folders(const char *file) {
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s", file);
    for (char *end = strchr(path + 1, '/'); end != NULL; end = strchr(end + 1, '/')) {
        *end = '\0';
        mkdir(path, 0700);
        *end = '/';
    }
}

static bool sync_folder(const char *file) {
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s", file);
    *strrchr(path, '/') = '\0';
    int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder < 0) return false;
    bool is_synced = fsync(folder) == 0;
    close(folder);
    return is_synced;
}

/* Writes a number to a draft and renames it, so that the file is complete or not there at all. */
static bool write_number(const char *path, const char *draft, int64_t number) {
    int file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    if (file < 0) return false;
    char text[32];
    int length = snprintf(text, sizeof text, "%" PRId64 "\n", number);
    bool is_written = write(file, text, (size_t)length) == length && fsync(file) == 0;
    is_written = close(file) == 0 && is_written;
    return is_written && rename(draft, path) == 0 && sync_folder(path);
}

int64_t pinned_interval(void) {
    char path[PATH_MAX];
    if (!find_file(path, "pinned-interval")) return 0;
    FILE *file = fopen(path, "re");
    if (file == NULL) return 0;
    int64_t seconds = 0;
    bool is_read = fscanf(file, "%" SCNd64, &seconds) == 1;
    fclose(file);
    return is_read && seconds > 0 && seconds <= longest_interval ? seconds : 0;
}

bool pin_interval(int64_t seconds, char *problem, size_t length) {
    char path[PATH_MAX], draft[PATH_MAX];
    if (!find_file(path, "pinned-interval") || !find_file(draft, "pinned-interval.new")) {
        snprintf(problem, length, "There is no folder to keep the interval in.");
        return false;
    }
    if (seconds > 0) make_folders(path);
    bool is_kept = seconds > 0         ? write_number(path, draft, seconds)
                   : unlink(path) == 0 ? sync_folder(path)
                                       : errno == ENOENT;
    if (!is_kept) snprintf(problem, length, "The interval cannot be kept: %s.", strerror(errno));
    return is_kept;
}
