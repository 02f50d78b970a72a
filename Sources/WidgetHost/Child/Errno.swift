import Glibc

/// A failed system call's error number.
struct Errno: Error, Hashable {
    let number: Int32

    /// The number that the last call of this thread left.
    static var last: Errno { Errno(number: errno) }

    /// Whether this process, or the system, has no room for what was asked for now, and may have later.
    var isShortage: Bool { [EMFILE, ENFILE, ENOMEM, EAGAIN].contains(number) }

    /// The system's words for it, such as `No such file or directory`.
    var words: String { String(cString: strerror(number)) }
}
