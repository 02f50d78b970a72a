import PortholeFoundation
import Testing

@Suite("Darwin's functions")
struct DarwinTests {
    @Test func `tells who the user is`() throws {
        let home = try #require(getpwuid(getuid())?.pointee.pw_dir)
        #expect(!String(cString: home).isEmpty)
    }

    @Test func `counts the machine's memory in pages`() {
        var statistics = vm_statistics64_data_t()
        var count = mach_msg_type_number_t(
            MemoryLayout<vm_statistics64_data_t>.stride / MemoryLayout<integer_t>.stride)
        let result = withUnsafeMutablePointer(to: &statistics) { pointer in
            pointer.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                host_statistics64(mach_host_self(), HOST_VM_INFO64, $0, &count)
            }
        }
        #expect(result == KERN_SUCCESS)
        let used = UInt64(statistics.active_count + statistics.inactive_count)
        #expect(used > 0)
        let known = (used + UInt64(statistics.free_count)) * UInt64(vm_kernel_page_size)
        #expect(known <= ProcessInfo.processInfo.physicalMemory)
    }

    @Test func `refuses a structure larger than its buffer`() {
        var count = mach_msg_type_number_t(2)
        var ticks: [integer_t] = [7, 7]
        #expect(
            host_statistics(mach_host_self(), HOST_CPU_LOAD_INFO, &ticks, &count)
                == KERN_INVALID_ARGUMENT)
        #expect(ticks == [7, 7])
        #expect(host_statistics(mach_host_self(), 99, &ticks, &count) == KERN_INVALID_ARGUMENT)
    }

    @Test func `counts the ticks of each processor, which are those of all together`() throws {
        var (processors, count) = (natural_t(0), mach_msg_type_number_t(0))
        var list: processor_info_array_t?
        let result = host_processor_info(
            mach_host_self(), PROCESSOR_CPU_LOAD_INFO, &processors, &list, &count)
        try #require(result == KERN_SUCCESS)
        let ticks = try #require(list)
        defer {
            vm_deallocate(mach_task_self_, vm_address_t(bitPattern: ticks), vm_size_t(count) * 4)
        }
        #expect(count == processors * natural_t(CPU_STATE_MAX))
        let idle = (0..<Int(processors)).reduce(0) {
            $0 + Int(ticks[Int(CPU_STATE_MAX) * $1 + Int(CPU_STATE_IDLE)])
        }
        var load = host_cpu_load_info()
        var size = mach_msg_type_number_t(MemoryLayout<host_cpu_load_info>.size / 4)
        _ = withUnsafeMutablePointer(to: &load) {
            $0.withMemoryRebound(to: integer_t.self, capacity: Int(size)) {
                host_statistics(mach_host_self(), HOST_CPU_LOAD_INFO, $0, &size)
            }
        }
        #expect(load.cpu_ticks.2 > 0)
        // They were read one after the other, within ten seconds at most.
        #expect(abs(Int(load.cpu_ticks.2) - idle) < 1000 * Int(processors))
    }

    @Test func `measures the process itself`() {
        var info = mach_task_basic_info()
        var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size) / 4
        let result = withUnsafeMutablePointer(to: &info) {
            $0.withMemoryRebound(to: integer_t.self, capacity: 1) {
                task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
            }
        }
        #expect(result == KERN_SUCCESS)
        #expect(MemoryLayout<mach_task_basic_info>.size == 48)
        #expect((1 << 20..<info.virtual_size).contains(info.resident_size))
    }

    @Test func `answers sysctlbyname for memory and machine`() throws {
        var (memory, size) = (UInt64(0), MemoryLayout<UInt64>.size)
        #expect(sysctlbyname("hw.memsize", &memory, &size, nil, 0) == 0)
        #expect(memory == ProcessInfo.processInfo.physicalMemory)

        #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0)
        var machine = [CChar](repeating: 0, count: size)
        #expect(sysctlbyname("hw.machine", &machine, &size, nil, 0) == 0)
        var system = utsname()
        uname(&system)
        let expected = withUnsafePointer(to: &system.machine) {
            $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
        }
        #expect(machine.withUnsafeBufferPointer { String(cString: $0.baseAddress!) } == expected)

        size = 1
        #expect(sysctlbyname("hw.machine", &machine, &size, nil, 0) == -1 && errno == ENOMEM)
        #expect(sysctlbyname("hw.none", nil, &size, nil, 0) == -1 && errno == ENOENT)
    }

    @Test func `has the units of time in which tasks sleep`() {
        let second: UInt64 = NSEC_PER_SEC
        #expect(second == 1000 * NSEC_PER_MSEC && second == NSEC_PER_USEC * USEC_PER_SEC)
        #expect(Duration.nanoseconds(second) == .seconds(1))
    }

    @Test func `knows since when the system runs`() {
        var name = [CTL_KERN, KERN_BOOTTIME]
        var (start, size) = (timeval(), MemoryLayout<timeval>.stride)
        #expect(sysctl(&name, 2, &start, &size, nil, 0) == 0)
        let uptime = Date().timeIntervalSince1970 - Double(start.tv_sec)
        #expect(abs(uptime - Double(mach_continuous_time()) / 1e9) < 2)
    }
}
