#define _GNU_SOURCE
#include "linux_shims.h"

#include <fcntl.h>
#include <linux/capability.h>
#include <pthread.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

int linux_set_parent_death_signal(int signal) {
    return prctl(PR_SET_PDEATHSIG, (unsigned long)signal, 0ul, 0ul, 0ul);
}

int linux_set_no_new_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1ul, 0ul, 0ul, 0ul); }

int linux_drop_capabilities(void) {
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
    const struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {{0}};
    return (int)syscall(SYS_capset, &header, none);
}

void linux_be_ended_first(void) {
    const int score = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
    if (score < 0) return;
    (void)!write(score, "1000", 4);
    close(score);
}

int linux_close_descriptors_from(unsigned int first) { return close_range(first, ~0u, 0); }

void linux_name_this_thread(const char *name) { (void)pthread_setname_np(pthread_self(), name); }

void linux_line_buffer_standard_output(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

int linux_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

int linux_timer(void) { return timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC); }

void linux_set_timer(int timer, long nanoseconds) {
    struct itimerspec time = {.it_value = {nanoseconds / 1000000000, nanoseconds % 1000000000}};
    (void)timerfd_settime(timer, 0, &time, NULL);
}

int linux_find_folder(int folder, const char *name) {
    return openat(folder, name, O_PATH | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW);
}
