#pragma once

/* The first function that a loaded library calls and nothing has; NULL where there is none. The name lives as
 * long as the library.
 * A shim because the tables of a loaded library are macros and pointers, which Swift cannot follow. */
const char *linux_missing_function(void *library);
