#pragma once

#include <dirent.h>
#include <stdbool.h>
#include <stdint.h>

/* Landlock: what of the file system this process can reach. Shims because its calls have no function
 * in the C library, and syscall is variadic, which Swift cannot call. */

/* What this process will be allowed. */
typedef struct linux_landlock_ruleset {
    /* Close it once the process is restricted. */
    int descriptor;
    /* The rights that this kernel knows, and so can take away. */
    uint64_t rights;
    /* Whether this kernel can leave refusals out of the system's audit log. */
    bool can_be_quiet;
} linux_landlock_ruleset;

/* Makes a ruleset that allows nothing. 0, or -1 and errno: ENOSYS or EOPNOTSUPP where the kernel has
 * none. */
int linux_landlock_create_ruleset(linux_landlock_ruleset *ruleset);

/* Lets a file, or a folder with all below it, be read. Links are not followed. 0, or -1 and errno. */
int linux_landlock_allow_reading(linux_landlock_ruleset ruleset, const char *path);

/* Lets an entry of an open folder be read, as linux_landlock_allow_reading does. 0, or -1 and
 * errno. */
int linux_landlock_allow_reading_entry(linux_landlock_ruleset ruleset, int folder,
                                       const struct dirent *entry);

/* Lets a file, or a folder with all below it, be read, written, made and removed. 0, or -1 and errno. */
int linux_landlock_allow_changing(linux_landlock_ruleset ruleset, const char *path);

/* Restricts the calling thread, and those that it starts, for ever: what the ruleset does not allow
 * fails with EACCES, and the memory and the descriptors of processes outside cannot be reached
 * through /proc. Needs linux_set_no_new_privileges. 0, or -1 and errno. */
int linux_landlock_restrict_self(linux_landlock_ruleset ruleset);
