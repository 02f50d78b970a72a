#define _GNU_SOURCE
#include "file_status.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/magic.h>
#include <sys/stat.h>
#include <sys/vfs.h>

int linux_file_birth(const char *path, long long *nanoseconds) {
    struct statx status;
    if (statx(AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, STATX_BTIME, &status) != 0) return -1;
    if ((status.stx_mask & STATX_BTIME) == 0) {
        errno = ENOTSUP;
        return -1;
    }
    *nanoseconds = (long long)status.stx_btime.tv_sec * 1000000000 + status.stx_btime.tv_nsec;
    return 0;
}

bool linux_may_be_in_memory(const char *path) {
    struct statfs system;
    if (statfs(path, &system) != 0) return false;
    return system.f_type == TMPFS_MAGIC || system.f_type == RAMFS_MAGIC ||
           system.f_type == OVERLAYFS_SUPER_MAGIC;
}
