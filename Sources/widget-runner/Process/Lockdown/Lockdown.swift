import CLinux
import Glibc

/// The restrictions that a runner puts on itself before it loads anything.
enum Lockdown {
    /// Makes the process end with its parent, and restricts what it can reach and use up.
    ///
    /// Closes inherited descriptors, forbids core dumps, new privileges, new processes and other
    /// programs, shuts away the user's files, and sets the limits. The process stays dumpable in
    /// the kernel's sense: otherwise the host could not read its use of memory and disks from
    /// /proc.
    ///
    /// - Parameters:
    ///   - parent: The process that must still be the parent, if it is known.
    ///   - limits: The limits on resources.
    ///   - files: The files that stay within reach.
    /// - Returns: Whether the user's files are out of reach; false without Landlock in the kernel.
    static func apply(
        parent: Int32?, limits: ResourceLimits, files: LandlockSandbox
    ) throws(StartError) -> Bool {
        try check("prctl(PR_SET_PDEATHSIG)", linux_set_parent_death_signal(SIGKILL))
        // A parent that ended before the call above sends no signal.
        if let parent, getppid() != parent { throw .orphaned(parent: parent) }
        try check("prctl(PR_SET_NO_NEW_PRIVS)", linux_set_no_new_privileges())
        try check("close_range", linux_close_descriptors_from(3))
        try limits.apply()
        // This fails when Porthole itself has a lower priority already.
        _ = linux_lower_processor_priority()
        // A kernel without disks knows no such order.
        _ = linux_lower_disk_priority()
        let hasLandlock = try files.restrictSelf()
        // Not earlier: the container may lie where only the administrator can create folders.
        try check("capset", linux_drop_capabilities())
        // A process that a plugin starts could outlive it, and the host would be the first process
        // it could kill.
        try check("prctl(PR_SET_SECCOMP)", linux_install_seccomp_filter())
        // The runner notices a host that has hung up by the failing write.
        signal(SIGPIPE, SIG_IGN)
        return hasLandlock
    }

    private static func check(_ call: String, _ result: Int32) throws(StartError) {
        guard result == 0 else { throw .system(call: call, errno: errno) }
    }
}
