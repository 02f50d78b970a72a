import Glibc

/// The kernel's files on a process, in a folder of `/proc`.
///
/// The process need not be a child, and one that has ended has no files once it is reaped.
struct ProcessFiles {
    private let folder: String

    private static let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))
    /// How many bytes of a file are read at most; most files have fewer than 1,024.
    private static let sizeLimit = 128 * 1024
    /// How many bytes about mappings are read.
    ///
    /// 3,000 mappings of usual files have a seventh of them. A process can map files with paths of
    /// 180 KB, though, which the kernel builds anew for each line.
    private static let mappingTextLimit = 2 * 1024 * 1024

    /// The files of a process, which are those of its first thread.
    init(of pid: pid_t) { folder = "/proc/\(pid)" }

    private init(folder: String) { self.folder = folder }

    /// Opens a file or folder; -1 when that is not possible.
    func open(_ name: String, _ flags: Int32 = O_RDONLY) -> Int32 {
        Glibc.open("\(folder)/\(name)", flags | O_CLOEXEC)
    }

    /// Reads a file, or its first 128 KiB; nil when that is not possible.
    func read(_ name: String) -> String? {
        let file = open(name)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes: [UInt8] = []
        while bytes.count < Self.sizeLimit,
            case .bytes(let more) = Syscalls.read(file, atMost: Self.pageSize)
        {
            bytes += more
        }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }

    /// The target of a link in the open folder `fd`, such as `socket:[4711]` for a descriptor.
    static func target(of name: FileName, in folder: Int32) -> String {
        var target = [CChar](repeating: 0, count: 64)
        let count = readlinkat(folder, name, &target, target.count)
        return String(
            decoding: target.prefix(max(count, 0)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// The fields of `stat` from the third on, the state, as proc(5) counts them.
    ///
    /// The second is the program's name in parentheses, which may itself hold spaces and
    /// parentheses.
    var statusFields: [Substring]? {
        // Searched as a byte, because a combining mark of the name may join the parenthesis.
        guard let line = read("stat"), let end = line.utf8.lastIndex(of: UInt8(ascii: ")"))
        else { return nil }
        return line[line.utf8.index(after: end)...].split(separator: " ")
    }

    /// Whether the process is stopped, as by Ctrl-Z.
    var isStopped: Bool {
        guard let state = statusFields?.first else { return false }
        return state == "T" || state == "t"
    }

    /// How many bytes of memory belong to no file, also those that have become read-only after they
    /// were written; nil when that cannot be read.
    var memory: Int? {
        // The second field is all resident pages, the third those of them that belong to files.
        let pages = read("statm")?.split(separator: " ").compactMap { Int($0) }
        guard let pages, pages.count > 2 else { return nil }
        return (pages[1] - pages[2]) * Self.pageSize
    }

    /// How many mappings of memory there are, counted up to a limit; 0 when they cannot be read.
    ///
    /// Mappings with more text about them than is read count as the limit.
    func mappingCount(upTo limit: Int) -> Int {
        var count = 0
        let areRead = readMappings { text in
            count += text.count { $0 == UInt8(ascii: "\n") }
            return count < limit
        }
        return areRead ? count : limit
    }

    /// Passes the lines about mappings of memory to `body`, some bytes at a time, until it returns
    /// false.
    ///
    /// - Returns: Whether all bytes were passed; false also when there are too many.
    func readMappings(_ body: ([UInt8]) -> Bool) -> Bool {
        let file = open("maps")
        guard file >= 0 else { return true }
        defer { close(file) }
        var rest = Self.mappingTextLimit
        // The kernel gives a page at a time, whatever is asked for.
        while case .bytes(let bytes) = Syscalls.read(file, atMost: Self.pageSize) {
            rest -= bytes.count
            guard rest >= 0, body(bytes) else { return false }
        }
        return true
    }

    /// The files of a thread that has not ended: only those show what all threads share.
    var ofLiveThread: ProcessFiles {
        guard memory == 0 else { return self }
        let threads = open("task", O_RDONLY | O_DIRECTORY)
        guard threads >= 0 else { return self }
        var found: ProcessFiles?
        _ = Syscalls.forEachName(closing: threads) { name in
            let digits = name.dropLast().map(UInt8.init(bitPattern:))
            let thread = ProcessFiles(
                folder: "\(folder)/task/\(String(decoding: digits, as: UTF8.self))")
            if let memory = thread.memory, memory > 0 { found = thread }
            return found == nil
        }
        return found ?? self
    }
}
