#define _GNU_SOURCE
#include <errno.h>
#include <sys/sendfile.h>
#include <unistd.h>

/* Overrides libc's, by which Foundation copies files: the seccomp filter refuses the kernel's, since what
 * it puts into a pipe or a socket are whole pages of a file, which no limit counts. As sendfile(2): fewer
 * bytes than asked for may be copied, and none at the end of the file. */
__attribute__((visibility("default"))) ssize_t sendfile(int out, int in, off_t *offset,
                                                        size_t count) {
    char buffer[64 * 1024];
    if (count > sizeof buffer) count = sizeof buffer;
    const ssize_t length = offset ? pread(in, buffer, count, *offset) : read(in, buffer, count);
    if (length <= 0) return length;
    ssize_t copied = 0;
    while (copied < length) {
        const ssize_t written = write(out, buffer + copied, (size_t)(length - copied));
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) break;
        copied += written;
    }
    if (offset)
        *offset += copied;
    else if (copied < length)
        (void)lseek(in, copied - length, SEEK_CUR);
    return copied > 0 ? copied : -1;
}

__attribute__((visibility("default"))) ssize_t sendfile64(int out, int in, off64_t *offset,
                                                          size_t count) {
    off_t place = offset ? *offset : 0;
    const ssize_t copied = sendfile(out, in, offset ? &place : NULL, count);
    if (offset) *offset = place;
    return copied;
}
