#define _GNU_SOURCE
#include "lockdown.h"

#include <linux/capability.h>
#include <linux/ioprio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

int linux_set_parent_death_signal(int signal) {
    return prctl(PR_SET_PDEATHSIG, (unsigned long)signal, 0ul, 0ul, 0ul);
}

int linux_close_descriptors_from(unsigned int first) { return close_range(first, ~0u, 0); }

int linux_set_no_new_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1ul, 0ul, 0ul, 0ul); }

int linux_drop_capabilities(void) {
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
    const struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {{0}};
    return (int)syscall(SYS_capset, &header, none);
}

int linux_lower_processor_priority(void) {
    const int niceness = 10;
    return setpriority(PRIO_PROCESS, 0, niceness);
}

int linux_lower_disk_priority(void) {
    const int lowest = IOPRIO_PRIO_VALUE(IOPRIO_CLASS_BE, IOPRIO_NR_LEVELS - 1);
    return (int)syscall(SYS_ioprio_set, IOPRIO_WHO_PROCESS, 0, lowest);
}
