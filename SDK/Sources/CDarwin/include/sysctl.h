#pragma once

#include <stddef.h>
#include <stdint.h>

#define CTL_KERN 1
#define CTL_HW 6
#define HW_MACHINE 1
#define HW_MODEL 2
#define HW_NCPU 3
#define HW_PAGESIZE 7
#define HW_MEMSIZE 24
#define KERN_OSTYPE 1
#define KERN_OSRELEASE 2
#define KERN_HOSTNAME 10
#define KERN_BOOTTIME 21
#define KERN_OSVERSION 65

/* Bytes of swap, as "vm.swapusage" tells them. */
struct xsw_usage {
    uint64_t xsu_total;
    uint64_t xsu_avail;
    uint64_t xsu_used;
    uint32_t xsu_pagesize;
    uint32_t xsu_encrypted;
};

/* What the system says under a name such as "hw.memsize", with the types of Darwin's manual.
 *
 * Writes at most `*size` bytes to `value`, and how many there are to `size`; a null `value` asks for the size. 0, or
 * -1 and errno: ENOENT for other names than those of hw, kern and machdep that programs ask for, ENOMEM for too
 * little room, EPERM for a new value. */
int sysctlbyname(const char *name, void *value, size_t *size, void *new_value, size_t new_size);

/* The same by two numbers, a CTL_ and one of its own. */
int sysctl(int *name, unsigned int count, void *value, size_t *size, void *new_value,
           size_t new_size);
