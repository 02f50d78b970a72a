#define _POSIX_C_SOURCE 200809L /* clocks and host names, beside plain C11 */

#include "readings.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/statvfs.h>
#include <time.h>
#include <unistd.h>

/* Time the processors have spent since the start, in ticks, all cores added. */
typedef struct ticks {
    double busy, all;
} ticks;

static double now_seconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static bool failed(const char *path, char *problem, size_t length) {
    snprintf(problem, length, "%s cannot be read: %s.", path,
             errno != 0 ? strerror(errno) : "its form is unknown");
    return false;
}

static FILE *open_to_read(const char *path) {
    errno = 0;
    return fopen(path, "re");
}

/* The first line of /proc/stat: user, nice, system, idle, iowait, irq, softirq, steal. What guests
   spend is already counted as user time. */
static bool read_ticks(ticks *into, char *problem, size_t length) {
    static const char path[] = "/proc/stat";
    double t[8] = {0};
    FILE *file = open_to_read(path);
    if (file == NULL) return failed(path, problem, length);
    int found = fscanf(file, "cpu %lf %lf %lf %lf %lf %lf %lf %lf", &t[0], &t[1], &t[2], &t[3],
                       &t[4], &t[5], &t[6], &t[7]);
    fclose(file);
    if (found < 4) return failed(path, problem, length);
    double idle = t[3] + t[4];
    into->all = 0.0;
    for (int i = 0; i < 8; i++) into->all += t[i];
    into->busy = into->all - idle;
    return true;
}

/* Load is a difference of two readings; the later one is kept for the next call. */
static bool read_processors(readings *into, char *problem, size_t length) {
    static const double shortest = 0.2;
    static ticks before;
    static double looked = -1.0;
    if (looked < 0.0) {
        if (!read_ticks(&before, problem, length)) return false;
        looked = now_seconds();
    }
    double wait = shortest - (now_seconds() - looked);
    if (wait > 0.0) {
        struct timespec pause = {.tv_nsec = (long)(wait * 1e9)};
        nanosleep(&pause, NULL);
    }
    ticks after;
    if (!read_ticks(&after, problem, length)) return false;
    double all = after.all - before.all, busy = after.busy - before.busy;
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    into->cores = cores > 0 ? (int)cores : 1;
    into->cpu.total = into->cores;
    into->cpu.used = all > 0.0 ? into->cores * busy / all : 0.0;
    before = after;
    looked = now_seconds();
    return true;
}

static bool read_memory(readings *into, char *problem, size_t length) {
    static const char path[] = "/proc/meminfo";
    char line[128], name[32];
    double kibibytes, available = 0.0, swap_free = 0.0;
    FILE *file = open_to_read(path);
    if (file == NULL) return failed(path, problem, length);
    while (fgets(line, sizeof line, file) != NULL) {
        if (sscanf(line, "%31[^:]: %lf", name, &kibibytes) != 2) continue;
        double bytes = kibibytes * 1024.0;
        if (strcmp(name, "MemTotal") == 0) into->memory.total = bytes;
        if (strcmp(name, "MemAvailable") == 0) available = bytes;
        if (strcmp(name, "SwapTotal") == 0) into->swap.total = bytes;
        if (strcmp(name, "SwapFree") == 0) swap_free = bytes;
    }
    fclose(file);
    if (into->memory.total <= 0.0) return failed(path, problem, length);
    into->memory.used = into->memory.total - available;
    into->swap.used = into->swap.total - swap_free;
    return true;
}

/* As df counts: what is kept for root alone is neither used nor free. */
static bool read_disk(readings *into, char *problem, size_t length) {
    struct statvfs system;
    errno = 0;
    if (statvfs("/", &system) != 0) return failed("/", problem, length);
    double block = (double)system.f_frsize;
    into->disk.used = block * (double)(system.f_blocks - system.f_bfree);
    into->disk.total = into->disk.used + block * (double)system.f_bavail;
    return true;
}

static bool read_uptime(readings *into, char *problem, size_t length) {
    static const char path[] = "/proc/uptime";
    FILE *file = open_to_read(path);
    if (file == NULL) return failed(path, problem, length);
    int found = fscanf(file, "%lf", &into->seconds_running);
    fclose(file);
    return found == 1 || failed(path, problem, length);
}

static void read_host(readings *into) {
    if (gethostname(into->host, sizeof into->host - 1) != 0) strcpy(into->host, "localhost");
}

double meter_fraction(const meter *meter) {
    double fraction = meter->total > 0.0 ? meter->used / meter->total : 0.0;
    return fraction < 0.0 ? 0.0 : fraction > 1.0 ? 1.0 : fraction;
}

bool read_machine(readings *into, char *problem, size_t length) {
    memset(into, 0, sizeof *into);
    read_host(into);
    return read_processors(into, problem, length) && read_memory(into, problem, length) &&
           read_disk(into, problem, length) && read_uptime(into, problem, length);
}

readings sample_readings(void) {
    return (readings){.host = "workstation",
                      .cores = 8,
                      .cpu = {1.84, 8.0},
                      .memory = {6.6e9, 16.0e9},
                      .swap = {0.3e9, 2.0e9},
                      .disk = {187.0e9, 256.0e9},
                      .seconds_running = 273600.0};
}
