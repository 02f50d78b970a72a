#define _GNU_SOURCE
#include "this_process.h"

#include <pthread.h>
#include <stdio.h>

void linux_name_this_thread(const char *name) { (void)pthread_setname_np(pthread_self(), name); }

void linux_line_buffer_standard_output(void) { setvbuf(stdout, NULL, _IOLBF, 0); }
