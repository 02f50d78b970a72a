import Foundation

extension FileHandle {
    /// Opens a regular file that was looked at before.
    ///
    /// A link may lead to where a plugin writes. What was put in the file's place since does no harm: nothing waits
    /// for a pipe's writer, and no terminal becomes the process's own.
    ///
    /// - Throws: Why it cannot be opened; `ESTALE` where it is another file by now.
    static func reading(
        _ path: String, lookedAt stamp: FileStamp
    ) throws(Errno) -> FileHandle {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw .last }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        guard try FileStamp(descriptor: descriptor) == stamp else { throw Errno(number: ESTALE) }
        return file
    }
}
