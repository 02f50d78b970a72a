import Glibc

/// A failed system call's error number.
struct Errno: Error, Hashable {
    let number: Int32

    /// The error number that this thread's last failed call left.
    static var last: Errno { Errno(number: errno) }

    /// Whether this process or the system lacks the resources now, and may have them later.
    var isShortage: Bool { [EMFILE, ENFILE, ENOMEM, EAGAIN].contains(number) }

    /// Whether there is nothing at a path.
    var isAbsence: Bool { number == ENOENT }

    /// The system's description of it, such as `No such file or directory`.
    var words: String { String(cString: strerror(number)) }
}
