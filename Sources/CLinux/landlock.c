#define _GNU_SOURCE
#include "landlock.h"

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
/* LANDLOCK_RESTRICT_SELF_LOG_SAME_EXEC_OFF: landlock(7) recommends it for launchers of untrusted programs. */
#define RESTRICT_QUIETLY 1ul

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

struct ruleset_attributes {
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

int linux_landlock_create_ruleset(linux_landlock_ruleset *ruleset) {
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0ul, LANDLOCK_CREATE_RULESET_VERSION);
    if (version < 0) return -1;
    struct ruleset_attributes attributes = {.files = known_rights(version)};
    if (version >= 6) attributes.scopes = SCOPE_ABSTRACT_SOCKETS | SCOPE_SIGNALS;
    size_t size = version >= 6 ? sizeof attributes : sizeof attributes.files;
    ruleset->rights = attributes.files;
    ruleset->can_be_quiet = version >= 7;
    ruleset->descriptor = (int)syscall(SYS_landlock_create_ruleset, &attributes, size, 0ul);
    return ruleset->descriptor < 0 ? -1 : 0;
}

static int allow(linux_landlock_ruleset ruleset, int place, uint64_t rights) {
    struct landlock_path_beneath_attr rule = {.allowed_access = rights & ruleset.rights,
                                              .parent_fd = place};
    return (int)syscall(SYS_landlock_add_rule, ruleset.descriptor, LANDLOCK_RULE_PATH_BENEATH,
                        &rule, 0ul);
}

static int allow_at(linux_landlock_ruleset ruleset, int folder, const char *path, uint64_t rights,
                    unsigned char type) {
    int place = openat(folder, path, O_PATH | O_CLOEXEC | O_NOFOLLOW);
    if (place < 0) return -1;
    struct stat status;
    int result = 0;
    if (type == DT_UNKNOWN) {
        result = fstat(place, &status);
        if (result == 0) type = IFTODT(status.st_mode);
    }
    if (result == 0) result = allow(ruleset, place, type == DT_DIR ? rights : rights & OF_FILES);
    int problem = errno;
    close(place);
    errno = problem;
    return result;
}

int linux_landlock_allow_reading(linux_landlock_ruleset ruleset, const char *path) {
    return allow_at(ruleset, AT_FDCWD, path, READING, DT_UNKNOWN);
}

int linux_landlock_allow_reading_entry(linux_landlock_ruleset ruleset, int folder,
                                       const struct dirent *entry) {
    return allow_at(ruleset, folder, entry->d_name, READING, entry->d_type);
}

int linux_landlock_allow_changing(linux_landlock_ruleset ruleset, const char *path) {
    return allow_at(ruleset, AT_FDCWD, path, CHANGING, DT_UNKNOWN);
}

int linux_landlock_restrict_self(linux_landlock_ruleset ruleset) {
    return (int)syscall(SYS_landlock_restrict_self, ruleset.descriptor,
                        ruleset.can_be_quiet ? RESTRICT_QUIETLY : 0ul);
}
