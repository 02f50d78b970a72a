import Glibc
import WidgetImages

/// Reads picture files.
enum PictureFile {
    /// Returns the bytes of a file.
    static func read(_ path: String) throws(ImageProblem) -> [UInt8] {
        // These flags keep it from waiting for a pipe's writer and from taking a terminal as its
        // own.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw problem(path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw problem(path) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(path: path, reason: "it is not an ordinary file")
        }
        guard status.st_size <= ImageLimits.byteCount else {
            throw .tooManyBytes(Int(status.st_size))
        }
        return try read(descriptor, count: Int(status.st_size), path)
    }

    private static func read(
        _ descriptor: Int32, count: Int, _ path: String
    ) throws(ImageProblem) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let result = bytes.withUnsafeMutableBytes { buffer in
                Glibc.read(descriptor, buffer.baseAddress?.advanced(by: done), count - done)
            }
            if result < 0, errno == EINTR { continue }
            guard result >= 0 else { throw problem(path) }
            guard result > 0 else { break }
            done += result
        }
        return Array(bytes.prefix(done))
    }

    private static func problem(_ path: String) -> ImageProblem {
        .unreadable(path: path, reason: String(cString: strerror(errno)))
    }
}
