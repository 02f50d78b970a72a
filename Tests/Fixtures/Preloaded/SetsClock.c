/* No plugin: a program that loads this first has a clock that is ahead by the seconds in the file $CLOCK_AHEAD. */
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int clock_gettime(clockid_t clock, struct timespec *time) {
    const int result = (int)syscall(SYS_clock_gettime, clock, time);
    const char *path = getenv("CLOCK_AHEAD");
    FILE *file = clock == CLOCK_REALTIME && path != NULL ? fopen(path, "r") : NULL;
    if (file == NULL) return result;
    long seconds = 0;
    if (fscanf(file, "%ld", &seconds) == 1) time->tv_sec += seconds;
    fclose(file);
    return result;
}
