#define _GNU_SOURCE
#include "file_walls.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <stdint.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Of later kernels than the headers we are built with. */
#define ACCESS_REFER (1ull << 13)
#define ACCESS_TRUNCATE (1ull << 14)
#define ACCESS_DEVICE_CONTROL (1ull << 15)
#define SCOPE_ABSTRACT_SOCKETS (1ull << 0)
#define SCOPE_SIGNALS (1ull << 1)

#define READING (LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR)
/* What a folder's owner does in it; neither devices, nor sockets, nor programs to run. */
#define CHANGING                                                                                   \
    (READING | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR |                     \
     LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG |  \
     LANDLOCK_ACCESS_FS_MAKE_SYM | ACCESS_REFER | ACCESS_TRUNCATE)
/* The rights that mean something for what is no folder. */
#define OF_FILES                                                                                   \
    (LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE |   \
     ACCESS_TRUNCATE | ACCESS_DEVICE_CONTROL)

struct ruleset {
    uint64_t files;
    uint64_t network;
    uint64_t scopes;
};

static uint64_t known_rights(long version) {
    uint64_t rights = ACCESS_REFER - 1;
    if (version >= 2) rights |= ACCESS_REFER;
    if (version >= 3) rights |= ACCESS_TRUNCATE;
    if (version >= 5) rights |= ACCESS_DEVICE_CONTROL;
    return rights;
}

static long rules_version(void) {
    return syscall(SYS_landlock_create_ruleset, NULL, 0ul, LANDLOCK_CREATE_RULESET_VERSION);
}

int linux_open_file_walls(void) {
    long version = rules_version();
    if (version < 0) return -1;
    struct ruleset rules = {.files = known_rights(version)};
    if (version >= 6) rules.scopes = SCOPE_ABSTRACT_SOCKETS | SCOPE_SIGNALS;
    size_t size = version >= 6 ? sizeof rules : sizeof rules.files;
    return (int)syscall(SYS_landlock_create_ruleset, &rules, size, 0ul);
}

static int allow(int walls, const char *path, uint64_t rights) {
    int place = open(path, O_PATH | O_CLOEXEC | O_NOFOLLOW);
    if (place < 0) return -1;
    struct stat status;
    int result = fstat(place, &status);
    if (result == 0) {
        if (!S_ISDIR(status.st_mode)) rights &= OF_FILES;
        struct landlock_path_beneath_attr rule = {
            .allowed_access = rights & known_rights(rules_version()), .parent_fd = place};
        result = (int)syscall(SYS_landlock_add_rule, walls, LANDLOCK_RULE_PATH_BENEATH, &rule, 0ul);
    }
    int problem = errno;
    close(place);
    errno = problem;
    return result;
}

int linux_allow_reading(int walls, const char *path) { return allow(walls, path, READING); }

int linux_allow_changing(int walls, const char *path) { return allow(walls, path, CHANGING); }

int linux_raise_file_walls(int walls) {
    return (int)syscall(SYS_landlock_restrict_self, walls, 0ul);
}
