#include "sysctl.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sysinfo.h>
#include <sys/time.h>
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>

/* Writes a value as sysctl does. */
static int hand_out(const void *bytes, size_t count, void *value, size_t *size) {
    size_t room = size ? *size : 0;
    if (size) *size = count;
    if (!value) return 0;
    memcpy(value, bytes, count < room ? count : room);
    if (room >= count) return 0;
    errno = ENOMEM;
    return -1;
}

static int text(const char *words, void *value, size_t *size) {
    return hand_out(words, strlen(words) + 1, value, size);
}

static int number(int32_t number, void *value, size_t *size) {
    return hand_out(&number, sizeof number, value, size);
}

static int large_number(uint64_t number, void *value, size_t *size) {
    return hand_out(&number, sizeof number, value, size);
}

static uint64_t memory_size(void) {
    return (uint64_t)sysconf(_SC_PHYS_PAGES) * (uint64_t)sysconf(_SC_PAGESIZE);
}

/* The first line of a file, else other words. */
static int line_of(const char *path, const char *otherwise, void *value, size_t *size) {
    char line[256] = "";
    FILE *file = fopen(path, "re");
    if (file) {
        if (!fgets(line, sizeof line, file)) line[0] = 0;
        fclose(file);
    }
    line[strcspn(line, "\n")] = 0;
    return text(line[0] ? line : otherwise, value, size);
}

/* The processor's name in /proc/cpuinfo. */
static int processor_name(void *value, size_t *size) {
    FILE *file = fopen("/proc/cpuinfo", "re");
    char line[256], *name = NULL;
    while (file && !name && fgets(line, sizeof line, file))
        if (strncmp(line, "model name", 10) == 0) name = strchr(line, ':');
    if (file) fclose(file);
    if (!name) {
        errno = ENOENT;
        return -1;
    }
    name[strcspn(name, "\n")] = 0;
    return text(name + 2, value, size);
}

static int start_of_system(void *value, size_t *size) {
    struct timespec now, since_start;
    clock_gettime(CLOCK_REALTIME, &now);
    clock_gettime(CLOCK_BOOTTIME, &since_start);
    struct timeval start = {.tv_sec = now.tv_sec - since_start.tv_sec};
    return hand_out(&start, sizeof start, value, size);
}

static int swap_use(void *value, size_t *size) {
    struct sysinfo system;
    if (sysinfo(&system) != 0) return -1;
    struct xsw_usage use = {
        .xsu_total = (uint64_t)system.totalswap * system.mem_unit,
        .xsu_avail = (uint64_t)system.freeswap * system.mem_unit,
        .xsu_pagesize = (uint32_t)sysconf(_SC_PAGESIZE),
    };
    use.xsu_used = use.xsu_total - use.xsu_avail;
    return hand_out(&use, sizeof use, value, size);
}

int sysctlbyname(const char *name, void *value, size_t *size, void *new_value, size_t new_size) {
    if (new_value) {
        errno = EPERM;
        return -1;
    }
    struct utsname system;
    uname(&system);
    int is_count = 0;
    static const char *const counts[] = {
        "hw.ncpu",
        "hw.activecpu",
        "hw.logicalcpu",
        "hw.logicalcpu_max",
        "hw.physicalcpu",
        "hw.physicalcpu_max",
        "machdep.cpu.core_count",
        "machdep.cpu.thread_count",
    };
    for (size_t index = 0; index < sizeof counts / sizeof *counts; index++)
        is_count |= strcmp(name, counts[index]) == 0;
    if (is_count) return number((int32_t)sysconf(_SC_NPROCESSORS_ONLN), value, size);
    if (!strcmp(name, "hw.memsize")) return large_number(memory_size(), value, size);
    if (!strcmp(name, "hw.pagesize")) return large_number(sysconf(_SC_PAGESIZE), value, size);
    if (!strcmp(name, "hw.machine")) return text(system.machine, value, size);
    if (!strcmp(name, "hw.model"))
        return line_of("/sys/class/dmi/id/product_name", system.machine, value, size);
    if (!strcmp(name, "machdep.cpu.brand_string")) return processor_name(value, size);
    if (!strcmp(name, "kern.ostype")) return text(system.sysname, value, size);
    if (!strcmp(name, "kern.osrelease")) return text(system.release, value, size);
    if (!strcmp(name, "kern.osversion")) return text(system.version, value, size);
    if (!strcmp(name, "kern.hostname")) return text(system.nodename, value, size);
    if (!strcmp(name, "kern.boottime")) return start_of_system(value, size);
    if (!strcmp(name, "vm.swapusage")) return swap_use(value, size);
    errno = ENOENT;
    return -1;
}

int sysctl(int *name, unsigned int count, void *value, size_t *size, void *new_value,
           size_t new_size) {
    static const struct {
        int kind, number;
        const char *name;
    } names[] = {
        {CTL_HW, HW_MACHINE, "hw.machine"},
        {CTL_HW, HW_MODEL, "hw.model"},
        {CTL_HW, HW_NCPU, "hw.ncpu"},
        {CTL_HW, HW_PAGESIZE, "hw.pagesize"},
        {CTL_HW, HW_MEMSIZE, "hw.memsize"},
        {CTL_KERN, KERN_OSTYPE, "kern.ostype"},
        {CTL_KERN, KERN_OSRELEASE, "kern.osrelease"},
        {CTL_KERN, KERN_HOSTNAME, "kern.hostname"},
        {CTL_KERN, KERN_BOOTTIME, "kern.boottime"},
        {CTL_KERN, KERN_OSVERSION, "kern.osversion"},
    };
    for (size_t index = 0; count == 2 && index < sizeof names / sizeof *names; index++)
        if (names[index].kind == name[0] && names[index].number == name[1])
            return sysctlbyname(names[index].name, value, size, new_value, new_size);
    errno = ENOENT;
    return -1;
}
