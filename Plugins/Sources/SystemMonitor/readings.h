/* What this machine tells about itself. */
#ifndef READINGS_H
#define READINGS_H

#include <stdbool.h>
#include <stddef.h>

/* How full something is: processors in use, bytes of memory. */
typedef struct meter {
    double used, total; /* a total of 0: the machine has none */
} meter;

typedef struct readings {
    char host[64];
    int cores;
    meter cpu;              /* cores kept busy, of all cores, since the reading before */
    meter memory, swap;     /* bytes */
    meter disk;             /* bytes of the file system at / */
    double seconds_running; /* since the machine was started */
} readings;

/* From 0 to 1; 0 without a total. */
double meter_fraction(const meter *meter);

/* Reads everything. How busy the processors are is seen by comparing with the call before, or with
   the state a fifth of a second ago: calls in quick succession wait that long. Not for several
   threads at once. Returns false, with a sentence in `problem`, when the machine will not tell. */
bool read_machine(readings *into, char *problem, size_t length);

/* The readings of a machine that never was, for galleries. */
readings sample_readings(void);

#endif
