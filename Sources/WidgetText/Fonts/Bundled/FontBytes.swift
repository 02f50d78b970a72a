import Glibc

/// A font's file or bytes, of which only parts are read.
struct FontBytes {
    /// The number of bytes.
    let count: Int
    private let source: Source

    private enum Source {
        case file(Int32)
        case memory([UInt8])
    }

    /// Opens a file while `body` runs.
    static func file<Result>(
        _ path: String, _ body: (FontBytes) throws(FontProblem) -> Result
    ) throws(FontProblem) -> Result {
        // These flags keep it from waiting for a pipe's writer and from taking a terminal as its
        // own.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(path) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(path: path, reason: "it is not an ordinary file")
        }
        return try body(FontBytes(count: Int(status.st_size), source: .file(descriptor)))
    }

    /// Wraps bytes in memory.
    static func memory(_ bytes: [UInt8]) -> FontBytes {
        FontBytes(count: bytes.count, source: .memory(bytes))
    }

    /// Reads a part; nil when there are fewer bytes.
    func read(at offset: Int, count length: Int) -> [UInt8]? {
        guard offset >= 0, length >= 0, offset <= count, length <= count - offset else {
            return nil
        }
        switch source {
        case .memory(let bytes): return Array(bytes[offset..<offset + length])
        case .file(let descriptor):
            let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, done in
                while done < length {
                    let result = pread(
                        descriptor, buffer.baseAddress?.advanced(by: done), length - done,
                        off_t(offset + done))
                    if result < 0, errno == EINTR { continue }
                    guard result > 0 else { break }
                    done += result
                }
            }
            return bytes.count == length ? bytes : nil
        }
    }

    private static func failure(_ path: String) -> FontProblem {
        .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
}
