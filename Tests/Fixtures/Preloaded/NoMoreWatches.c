/* As if the user's programs waited for as many files as they may together. */
#include <errno.h>

struct epoll_event;

__attribute__((visibility("default"))) int epoll_ctl(int queue, int operation, int file,
                                                     struct epoll_event *event) {
    (void)queue, (void)operation, (void)file, (void)event;
    errno = ENOSPC;
    return -1;
}
