#include "mach.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

enum { host_port = 1, task_port = 2 };

/* Debian's kernels have pages of this size on the processors that Swift is there for. */
const vm_size_t vm_page_size = 4096;
const vm_size_t vm_kernel_page_size = 4096;
const mach_port_t mach_task_self_ = task_port;

const char *mach_error_string(kern_return_t error) {
    switch (error) {
    case KERN_SUCCESS: return "(os/kern) successful";
    case KERN_INVALID_ADDRESS: return "(os/kern) invalid address";
    case KERN_INVALID_ARGUMENT: return "(os/kern) invalid argument";
    case KERN_FAILURE: return "(os/kern) failure";
    case KERN_NOT_SUPPORTED: return "(os/kern) not supported";
    default: return "unknown error code";
    }
}

// MARK: Clocks

static uint64_t nanoseconds(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}

uint64_t mach_absolute_time(void) { return nanoseconds(CLOCK_MONOTONIC); }
uint64_t mach_approximate_time(void) { return nanoseconds(CLOCK_MONOTONIC_COARSE); }
uint64_t mach_continuous_time(void) { return nanoseconds(CLOCK_BOOTTIME); }

kern_return_t mach_timebase_info(mach_timebase_info_t info) {
    *info = (mach_timebase_info_data_t){.numer = 1, .denom = 1};
    return KERN_SUCCESS;
}

// MARK: Files of names and numbers

/* The number after a name at the beginning of a line; 0 where there is none. */
static uint64_t number_in(const char *text, const char *name) {
    size_t length = strlen(name);
    for (const char *line = text; line; line = strchr(line, '\n')) {
        line += *line == '\n';
        if (strncmp(line, name, length) == 0) return strtoull(line + length, NULL, 10);
    }
    return 0;
}

/* Reads a file of /proc, as far as there is room, and ends it with a zero. Whether there was anything. */
static int read_file(const char *path, char *text, size_t room) {
    FILE *file = fopen(path, "re");
    if (!file) return 0;
    size_t length = fread(text, 1, room - 1, file);
    fclose(file);
    text[length] = 0;
    return length > 0;
}

// MARK: The machine

mach_port_t mach_host_self(void) { return host_port; }

kern_return_t host_page_size(host_t host, vm_size_t *size) {
    *size = vm_page_size;
    return KERN_SUCCESS;
}

/* Pages of a line of /proc/meminfo, which counts in 1,024 bytes. */
static natural_t pages(const char *memory, const char *name) {
    return (natural_t)(number_in(memory, name) * 1024 / vm_page_size);
}

static kern_return_t memory_statistics(vm_statistics64_data_t *statistics) {
    char memory[8192], events[16384];
    if (!read_file("/proc/meminfo", memory, sizeof memory)) return KERN_FAILURE;
    // Not all kernels have it.
    if (!read_file("/proc/vmstat", events, sizeof events)) events[0] = 0;
    natural_t cached = pages(memory, "Cached:") + pages(memory, "Buffers:");
    *statistics = (vm_statistics64_data_t){
        .free_count = pages(memory, "MemFree:"),
        .active_count = pages(memory, "Active:"),
        .inactive_count = pages(memory, "Inactive:"),
        .wire_count = pages(memory, "Unevictable:") + pages(memory, "SUnreclaim:") +
                      pages(memory, "KernelStack:") + pages(memory, "PageTables:"),
        .purgeable_count = pages(memory, "SReclaimable:"),
        .external_page_count = cached,
        .internal_page_count = pages(memory, "AnonPages:"),
        .compressor_page_count = pages(memory, "Zswap:"),
        .total_uncompressed_pages_in_compressor = pages(memory, "Zswapped:"),
        .faults = number_in(events, "pgfault "),
        .pageins = number_in(events, "pgmajfault "),
        .swapins = number_in(events, "pswpin "),
        .swapouts = number_in(events, "pswpout "),
    };
    return KERN_SUCCESS;
}

/* The ticks in a line of /proc/stat, "cpu0 USER NICE SYSTEM IDLE WAIT INTERRUPT…"; those of the kernel are one state. */
static host_cpu_load_info_data_t ticks_in(const char *line) {
    unsigned long long user = 0, nice = 0, system = 0, idle = 0, wait = 0, hard = 0, soft = 0;
    sscanf(line, "%*s %llu %llu %llu %llu %llu %llu %llu", &user, &nice, &system, &idle, &wait,
           &hard, &soft);
    host_cpu_load_info_data_t load;
    load.cpu_ticks[CPU_STATE_USER] = (natural_t)user;
    load.cpu_ticks[CPU_STATE_SYSTEM] = (natural_t)(system + hard + soft);
    load.cpu_ticks[CPU_STATE_IDLE] = (natural_t)(idle + wait);
    load.cpu_ticks[CPU_STATE_NICE] = (natural_t)nice;
    return load;
}

/* Hands out a structure whose size is `needed`, where there is room for it. */
static kern_return_t hand_out(const void *structure, size_t needed, integer_t *info,
                              mach_msg_type_number_t *count) {
    if (*count < needed / sizeof(integer_t)) return KERN_INVALID_ARGUMENT;
    memcpy(info, structure, needed);
    *count = (mach_msg_type_number_t)(needed / sizeof(integer_t));
    return KERN_SUCCESS;
}

static kern_return_t processor_load(integer_t *info, mach_msg_type_number_t *count) {
    char text[512];
    if (!read_file("/proc/stat", text, sizeof text)) return KERN_FAILURE;
    host_cpu_load_info_data_t load = ticks_in(text);
    return hand_out(&load, sizeof load, info, count);
}

kern_return_t host_statistics64(host_t host, host_flavor_t flavor, host_info64_t info,
                                mach_msg_type_number_t *count) {
    if (flavor == HOST_CPU_LOAD_INFO) return processor_load(info, count);
    if (flavor != HOST_VM_INFO64) return host_statistics(host, flavor, info, count);
    vm_statistics64_data_t statistics;
    kern_return_t result = memory_statistics(&statistics);
    return result == KERN_SUCCESS ? hand_out(&statistics, sizeof statistics, info, count) : result;
}

kern_return_t host_statistics(host_t host, host_flavor_t flavor, host_info_t info,
                              mach_msg_type_number_t *count) {
    if (flavor == HOST_CPU_LOAD_INFO) return processor_load(info, count);
    if (flavor != HOST_VM_INFO) return KERN_INVALID_ARGUMENT;
    vm_statistics64_data_t statistics;
    kern_return_t result = memory_statistics(&statistics);
    if (result != KERN_SUCCESS) return result;
    vm_statistics_data_t narrow = {
        .free_count = statistics.free_count,
        .active_count = statistics.active_count,
        .inactive_count = statistics.inactive_count,
        .wire_count = statistics.wire_count,
        .pageins = (natural_t)statistics.pageins,
        .pageouts = (natural_t)statistics.pageouts,
        .faults = (natural_t)statistics.faults,
        .purgeable_count = statistics.purgeable_count,
    };
    return hand_out(&narrow, sizeof narrow, info, count);
}

kern_return_t host_processor_info(host_t host, processor_flavor_t flavor, natural_t *processors,
                                  processor_info_array_t *info, mach_msg_type_number_t *count) {
    if (flavor != PROCESSOR_CPU_LOAD_INFO) return KERN_INVALID_ARGUMENT;
    FILE *file = fopen("/proc/stat", "re");
    if (!file) return KERN_FAILURE;
    host_cpu_load_info_data_t *loads = NULL;
    natural_t found = 0;
    char line[512];
    while (fgets(line, sizeof line, file) && strncmp(line, "cpu", 3) == 0) {
        // The first line is that of all.
        if (line[3] == ' ') continue;
        host_cpu_load_info_data_t *more = reallocarray(loads, found + 1, sizeof *loads);
        if (!more) break;
        loads = more;
        loads[found++] = ticks_in(line);
    }
    fclose(file);
    if (!found) return KERN_FAILURE;
    *processors = found;
    *info = (processor_info_array_t)loads;
    *count = found * CPU_STATE_MAX;
    return KERN_SUCCESS;
}

kern_return_t vm_deallocate(vm_map_t task, vm_address_t address, vm_size_t size) {
    free((void *)address);
    return KERN_SUCCESS;
}

kern_return_t mach_port_deallocate(task_t task, mach_port_t name) { return KERN_SUCCESS; }

// MARK: The process

static time_value_t time_value(struct timeval time) {
    return (time_value_t){.seconds = (integer_t)time.tv_sec,
                          .microseconds = (integer_t)time.tv_usec};
}

kern_return_t task_info(task_name_t task, task_flavor_t flavor, task_info_t info,
                        mach_msg_type_number_t *count) {
    if (task != task_port) return KERN_INVALID_ARGUMENT;
    char status[8192];
    if (!read_file("/proc/self/status", status, sizeof status)) return KERN_FAILURE;
    uint64_t size = number_in(status, "VmSize:") * 1024,
             resident = number_in(status, "VmRSS:") * 1024;
    uint64_t peak = number_in(status, "VmHWM:") * 1024,
             swapped = number_in(status, "VmSwap:") * 1024;
    uint64_t own = number_in(status, "RssAnon:") * 1024;
    if (flavor == MACH_TASK_BASIC_INFO) {
        struct rusage use;
        getrusage(RUSAGE_SELF, &use);
        mach_task_basic_info_data_t basic = {
            .virtual_size = size,
            .resident_size = resident,
            .resident_size_max = peak,
            .user_time = time_value(use.ru_utime),
            .system_time = time_value(use.ru_stime),
        };
        return hand_out(&basic, sizeof basic, info, count);
    }
    if (flavor != TASK_VM_INFO) return KERN_INVALID_ARGUMENT;
    task_vm_info_data_t memory = {
        .virtual_size = size,
        .page_size = (integer_t)vm_page_size,
        .resident_size = resident,
        .resident_size_peak = peak,
        .internal = own,
        .external = resident - own,
        .compressed = swapped,
        .phys_footprint = own + swapped,
    };
    return hand_out(&memory, sizeof memory, info, count);
}
