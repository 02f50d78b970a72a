#define _GNU_SOURCE
#include "child_pause.h"

#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <time.h>

static _Atomic pid_t children[1024];
static _Atomic long long pause_start, paused_time;

static void exchange_child(pid_t before, pid_t now) {
    for (size_t index = 0; index < sizeof children / sizeof *children; index++) {
        pid_t expected = before;
        if (atomic_compare_exchange_strong(&children[index], &expected, now)) return;
    }
}

void linux_remember_child(pid_t child) { exchange_child(0, child); }

void linux_forget_child(pid_t child) { exchange_child(child, 0); }

static void signal_children(int number) {
    for (size_t index = 0; index < sizeof children / sizeof *children; index++) {
        const pid_t child = children[index];
        if (child > 0) kill(-child, number);
    }
}

/* Like SuspendingClock of Swift, it stands still while the machine sleeps; never 0. */
static long long now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1000000000ll + time.tv_nsec + 1;
}

void linux_pause_children(void) {
    signal_children(SIGSTOP);
    pause_start = now();
}

void linux_resume_children(void) {
    const long long start = atomic_exchange(&pause_start, 0);
    if (start == 0) return;
    paused_time += now() - start;
    signal_children(SIGCONT);
}

long long linux_paused_time(void) { return paused_time; }
