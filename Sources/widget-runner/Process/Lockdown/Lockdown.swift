import CLinux
import Glibc

/// What a runner gives up before it loads anything.
enum Lockdown {
    /// Ends with the parent, closes what was inherited, forbids core dumps, new privileges, new
    /// processes and other programs, shuts away the user's files, and bounds what can be used up.
    ///
    /// The process stays dumpable in the kernel's sense: otherwise the host could not read its
    /// use of memory and disks from /proc.
    ///
    /// - Parameters:
    ///   - parent: The process that must still be there, if it is known.
    ///   - limits: What may be used up.
    ///   - files: What of the file system stays within reach.
    /// - Returns: Whether the files are out of reach; not on a kernel without Landlock.
    static func apply(
        parent: Int32?, limits: ResourceLimits, files: FileWalls
    ) throws(StartError) -> Bool {
        try check("prctl(PR_SET_PDEATHSIG)", linux_set_parent_death_signal(SIGKILL))
        // A parent that ended before the line above sends no signal.
        if let parent, getppid() != parent { throw .orphaned(parent: parent) }
        try check("prctl(PR_SET_NO_NEW_PRIVS)", linux_set_no_new_privileges())
        try check("close_range", linux_close_descriptors_from(3))
        try limits.apply()
        let isWalledIn = try files.raise()
        // Only now: the container may lie where nobody but the administrator makes folders.
        try check("capset", linux_drop_capabilities())
        // What a plugin started could outlive it, and its host is the first process it could kill.
        try check("prctl(PR_SET_SECCOMP)", linux_wall_in_process())
        // A host that hangs up is noticed by the write that fails.
        signal(SIGPIPE, SIG_IGN)
        return isWalledIn
    }

    private static func check(_ call: String, _ result: Int32) throws(StartError) {
        guard result == 0 else { throw .system(call: call, errno: errno) }
    }
}
