#pragma once

/* What of Mach a widget measures its machine and itself by. The numbers are Linux's, from /proc and the system's
 * clocks; pages that Linux does not tell apart as Mach does are counted where they are nearest. Any thread may call. */

#include <stdint.h>

typedef int kern_return_t;
typedef int integer_t;
typedef unsigned int natural_t;
typedef natural_t mach_port_t;
typedef natural_t mach_msg_type_number_t;
typedef mach_port_t host_t;
typedef mach_port_t task_t;
typedef mach_port_t task_name_t;
typedef mach_port_t thread_t;
typedef mach_port_t vm_map_t;
typedef mach_port_t vm_task_entry_t;
typedef integer_t host_flavor_t;
typedef natural_t task_flavor_t;
typedef integer_t processor_flavor_t;
typedef integer_t *host_info_t;
typedef integer_t *host_info64_t;
typedef integer_t *task_info_t;
typedef integer_t *processor_info_array_t;
typedef uintptr_t vm_address_t;
typedef uintptr_t vm_size_t;
typedef uintptr_t vm_offset_t;
typedef uint64_t mach_vm_address_t;
typedef uint64_t mach_vm_size_t;
typedef int policy_t;

#define KERN_SUCCESS 0
#define KERN_INVALID_ADDRESS 1
#define KERN_INVALID_ARGUMENT 4
#define KERN_FAILURE 5
#define KERN_NOT_SUPPORTED 46
#define MACH_PORT_NULL 0

/* The words of an error, as Mach has them. */
const char *mach_error_string(kern_return_t error);

// MARK: Clocks

#define NSEC_PER_SEC 1000000000ull
#define NSEC_PER_MSEC 1000000ull
#define NSEC_PER_USEC 1000ull
#define USEC_PER_SEC 1000000ull

typedef struct mach_timebase_info {
    uint32_t numer;
    uint32_t denom;
} mach_timebase_info_data_t;
typedef struct mach_timebase_info *mach_timebase_info_t;

/* Ticks since the system started, without those in which it slept. */
uint64_t mach_absolute_time(void);
uint64_t mach_approximate_time(void);

/* Ticks since the system started. */
uint64_t mach_continuous_time(void);

/* How many nanoseconds, as a fraction, a tick is. Here one. */
kern_return_t mach_timebase_info(mach_timebase_info_t info);

// MARK: The machine

typedef struct vm_statistics {
    natural_t free_count;
    natural_t active_count;
    natural_t inactive_count;
    natural_t wire_count;
    natural_t zero_fill_count;
    natural_t reactivations;
    natural_t pageins;
    natural_t pageouts;
    natural_t faults;
    natural_t cow_faults;
    natural_t lookups;
    natural_t hits;
    natural_t purgeable_count;
    natural_t purges;
    natural_t speculative_count;
} vm_statistics_data_t;

typedef struct vm_statistics64 {
    natural_t free_count;
    natural_t active_count;
    natural_t inactive_count;
    natural_t wire_count;
    uint64_t zero_fill_count;
    uint64_t reactivations;
    uint64_t pageins;
    uint64_t pageouts;
    uint64_t faults;
    uint64_t cow_faults;
    uint64_t lookups;
    uint64_t hits;
    uint64_t purges;
    natural_t purgeable_count;
    natural_t speculative_count;
    uint64_t decompressions;
    uint64_t compressions;
    uint64_t swapins;
    uint64_t swapouts;
    natural_t compressor_page_count;
    natural_t throttled_count;
    natural_t external_page_count;
    natural_t internal_page_count;
    uint64_t total_uncompressed_pages_in_compressor;
} vm_statistics64_data_t;

#define CPU_STATE_USER 0
#define CPU_STATE_SYSTEM 1
#define CPU_STATE_IDLE 2
#define CPU_STATE_NICE 3
#define CPU_STATE_MAX 4

/* Ticks of a hundredth of a second, of all processors together. */
typedef struct host_cpu_load_info {
    natural_t cpu_ticks[CPU_STATE_MAX];
} host_cpu_load_info_data_t;

#define HOST_VM_INFO 2
#define HOST_CPU_LOAD_INFO 3
#define HOST_VM_INFO64 4
#define PROCESSOR_CPU_LOAD_INFO 2

extern const vm_size_t vm_page_size;
extern const vm_size_t vm_kernel_page_size;

mach_port_t mach_host_self(void);
kern_return_t host_page_size(host_t host, vm_size_t *size);

/* Fills `info` of `*count` integers with one of the structures above.
 *
 * KERN_INVALID_ARGUMENT for other flavors and for less room than the structure takes; KERN_FAILURE where /proc
 * cannot be read. */
kern_return_t host_statistics(host_t host, host_flavor_t flavor, host_info_t info,
                              mach_msg_type_number_t *count);
kern_return_t host_statistics64(host_t host, host_flavor_t flavor, host_info64_t info,
                                mach_msg_type_number_t *count);

/* The ticks of each processor, CPU_STATE_MAX of them in a row. The array is the caller's, to be given back by
 * vm_deallocate. */
kern_return_t host_processor_info(host_t host, processor_flavor_t flavor, natural_t *processors,
                                  processor_info_array_t *info, mach_msg_type_number_t *count);

/* Gives memory back that a function of this header handed out. */
kern_return_t vm_deallocate(vm_map_t task, vm_address_t address, vm_size_t size);
kern_return_t mach_port_deallocate(task_t task, mach_port_t name);

// MARK: The process

typedef struct time_value {
    integer_t seconds;
    integer_t microseconds;
} time_value_t;

/* Sizes in bytes, as Darwin packs them. */
#pragma pack(push, 4)
typedef struct mach_task_basic_info {
    mach_vm_size_t virtual_size;
    mach_vm_size_t resident_size;
    mach_vm_size_t resident_size_max;
    time_value_t user_time;
    time_value_t system_time;
    policy_t policy;
    integer_t suspend_count;
} mach_task_basic_info_data_t;

typedef struct task_vm_info {
    mach_vm_size_t virtual_size;
    integer_t region_count;
    integer_t page_size;
    mach_vm_size_t resident_size;
    mach_vm_size_t resident_size_peak;
    mach_vm_size_t device;
    mach_vm_size_t device_peak;
    mach_vm_size_t internal;
    mach_vm_size_t internal_peak;
    mach_vm_size_t external;
    mach_vm_size_t external_peak;
    mach_vm_size_t reusable;
    mach_vm_size_t reusable_peak;
    mach_vm_size_t purgeable_volatile_pmap;
    mach_vm_size_t purgeable_volatile_resident;
    mach_vm_size_t purgeable_volatile_virtual;
    mach_vm_size_t compressed;
    mach_vm_size_t compressed_peak;
    mach_vm_size_t compressed_lifetime;
    mach_vm_size_t phys_footprint;
} task_vm_info_data_t;
#pragma pack(pop)

#define MACH_TASK_BASIC_INFO 20
#define TASK_VM_INFO 22

extern const mach_port_t mach_task_self_;

/* Fills `info` of `*count` integers with one of the structures above; errors are those of host_statistics. */
kern_return_t task_info(task_name_t task, task_flavor_t flavor, task_info_t info,
                        mach_msg_type_number_t *count);
