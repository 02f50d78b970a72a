import Glibc
import WidgetWire

/// The kernel's limits on the resources of a plugin's process, which cannot be raised again.
struct ResourceLimits {
    /// The greatest number of bytes of private memory; nil for no limit.
    var memory: UInt?

    private struct Limit {
        let resource: __rlimit_resource
        let name: String
        let most: rlim_t

        init(_ resource: __rlimit_resource, _ name: String, _ most: rlim_t) {
            (self.resource, self.name, self.most) = (resource, name, most)
        }
    }

    private static let fixed = [
        // One byte instead of zero: a kernel that pipes cores to a program heeds only that value.
        Limit(RLIMIT_CORE, "RLIMIT_CORE", 1),
        // The main thread's stack, which no other limit counts.
        Limit(RLIMIT_STACK, "RLIMIT_STACK", 8 << 20),
        // As on Apple's systems; each descriptor may be a pipe or a socket, where the kernel keeps
        // data.
        Limit(RLIMIT_NOFILE, "RLIMIT_NOFILE", 256),
        // Writing fails before the disk is full.
        Limit(RLIMIT_FSIZE, "RLIMIT_FSIZE", rlim_t(ContractLimits.fileSize)),
        // The kernel counts these two for all programs of the user together, so one must not use
        // them up.
        Limit(__RLIMIT_SIGPENDING, "RLIMIT_SIGPENDING", 256),
        Limit(__RLIMIT_MSGQUEUE, "RLIMIT_MSGQUEUE", 0),
        // A user with real-time priority does not share it with plugins.
        Limit(__RLIMIT_RTPRIO, "RLIMIT_RTPRIO", 0),
        Limit(__RLIMIT_NICE, "RLIMIT_NICE", 0),
    ]

    /// The bytes of address space that a process may have beyond its memory, for files and
    /// reservations.
    ///
    /// Each thread that allocates reserves 64 MiB.
    private static let reservedSpace: rlim_t = 3 << 30

    /// Sets the limits for this process.
    func apply() throws(StartError) {
        for limit in Self.fixed {
            try Self.set(limit.resource, limit.name) { min(limit.most, $0.rlim_max) }
        }
        // Threads are counted for all programs of the user together, which need a share.
        try Self.set(__RLIMIT_NPROC, "RLIMIT_NPROC") { $0.rlim_cur / 4 * 3 }
        if let memory { try Self.bound(rlim_t(memory)) }
        signal(SIGXFSZ, SIG_IGN)
        Self.raiseOOMScore()
    }

    /// Makes the kernel end this process before others when the machine runs out of memory, if
    /// possible.
    private static func raiseOOMScore() {
        let score = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC)
        guard score >= 0 else { return }
        write(score, "1000", 4)
        close(score)
    }

    private static func bound(_ memory: rlim_t) throws(StartError) {
        try set(RLIMIT_DATA, "RLIMIT_DATA") { min(memory, $0.rlim_max) }
        // Pages that were written and then made read-only no longer count as data.
        let (space, overflow) = memory.addingReportingOverflow(reservedSpace)
        try set(RLIMIT_AS, "RLIMIT_AS") { min(overflow ? .max : space, $0.rlim_max) }
    }

    /// Sets a limit to what `change` makes of the present one.
    private static func set(
        _ resource: __rlimit_resource, _ name: String, _ change: (rlimit) -> rlim_t
    ) throws(StartError) {
        let resource = __rlimit_resource_t(resource.rawValue)
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else {
            throw .system(call: "getrlimit(\(name))", errno: errno)
        }
        let most = change(limit)
        limit = rlimit(rlim_cur: most, rlim_max: most)
        guard setrlimit(resource, &limit) == 0 else {
            throw .system(call: "setrlimit(\(name))", errno: errno)
        }
    }
}
