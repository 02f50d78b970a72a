#pragma once
#include <sys/prctl.h>
