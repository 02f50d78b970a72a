#pragma once

/* What programs call of Darwin's C library and glibc lacks. Foundation brings it along, as on Apple's platforms.
 * The module does not have Darwin's name: SwiftPM's test runner and many packages take canImport(Darwin) for the
 * question whether they are compiled on Apple's systems. */

#include "mach.h"
#include "sysctl.h"
