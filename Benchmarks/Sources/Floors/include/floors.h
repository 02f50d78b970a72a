/* The floors Porthole is held against, in plain C. */
#ifndef FLOORS_H
#define FLOORS_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* A child process at the other end of two pipes. */
typedef struct floor_process {
    pid_t id;
    int to, from;
} floor_process;

/* Starts a program with at most one argument and waits for its one byte of hello. */
bool floor_start(floor_process *process, const char *program, const char *argument);
/* One byte to the child and back. */
bool floor_round_trip(const floor_process *process);
/* Runs a program to its end, its output thrown away. The arguments begin with its path and end with
   NULL. Returns whether it succeeded. */
bool floor_run(char *const *arguments);
/* Closes the pipes and waits for the child's end. */
void floor_stop(const floor_process *process);

/* Pixels in memory. */
typedef struct floor_drawing floor_drawing;

/* Draws the picture of BenchmarkPlugin's entry of this number straight to Cairo and Pango, at 338 ×
   354 points and scale 2. Returns NULL for failure. */
floor_drawing *floor_draw(int entry);
void floor_free(floor_drawing *drawing);
/* Encodes it as PNG; returns the number of bytes. */
size_t floor_png(const floor_drawing *drawing);
/* Draws and encodes one into a file; returns whether it was written. */
bool floor_draw_file(int entry, const char *path);

#endif
