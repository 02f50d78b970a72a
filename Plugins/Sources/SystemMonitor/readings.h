/* Readings of how busy and how full this machine is. */
#ifndef READINGS_H
#define READINGS_H

#include <stdbool.h>
#include <stddef.h>

/* How full something is: processors in use, bytes of memory. */
typedef struct meter {
    double used, total; /* in the same unit; a total of 0 means that the machine has none */
} meter;

typedef struct readings {
    char host[64];
    int cores;
    meter cpu;              /* cores kept busy, of all cores, since the previous reading */
    meter memory, swap;     /* bytes */
    meter disk;             /* bytes of the file system at / */
    double seconds_running; /* since the machine was started */
} readings;

/* From 0 to 1; 0 without a total. */
double meter_fraction(const meter *meter);

/* Reads everything. The processors' load is the change since the previous call, or since a fifth
   of a second ago: the first call, and calls in quick succession, wait that long. Not for several
   threads at once. Returns false, with a sentence of at most `length` bytes in `problem`, if
   something cannot be read. */
bool read_machine(readings *into, char *problem, size_t length);

/* Made-up readings, for galleries of widgets. */
readings sample_readings(void);

#endif
