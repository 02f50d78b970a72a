import Foundation

extension FileHandle {
    /// Opens a regular file that was stamped before.
    ///
    /// A link may lead to where a plugin writes. A file that was put in its place since does no
    /// harm: opening it neither waits for a pipe's writer nor makes a terminal the process's own.
    ///
    /// - Throws: The reason it cannot be opened; `ESTALE` when it is another file by now.
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
