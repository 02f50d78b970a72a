import Foundation

/// The destination of a command's result: a file or standard output.
enum OutputFile {
    case standardOutput
    case file(URL)

    /// - Parameter path: A path, or `-` for standard output.
    init(path: String) {
        self = path == "-" ? .standardOutput : .file(URL(filePath: path))
    }

    /// Writes everything or nothing: a file is written beside its place and moved there when
    /// complete.
    ///
    /// Devices and pipes are written directly, since they must not be replaced by a file.
    func write(_ data: Data) throws {
        switch self {
        case .standardOutput:
            try StandardStreams.write(data)
        case .file(let url):
            do {
                let target = url.resolvingSymlinksInPath()
                if Self.isStream(target) {
                    let stream = try FileHandle(forWritingTo: target)
                    try stream.write(contentsOf: data)
                    try stream.close()
                } else {
                    try data.write(to: target, options: .atomic)
                }
            } catch {
                throw CommandError(
                    "The file \(url.relativePath) cannot be written: "
                        + Self.reason(error).stopped,
                    exitCode: .cannotWrite)
            }
        }
    }

    private static func isStream(_ file: URL) -> Bool {
        var status = stat()
        guard stat(file.path, &status) == 0 else { return false }
        // A folder counts too: opening it gives the right error.
        return status.st_mode & S_IFMT != S_IFREG
    }

    /// The system's description of a failed file operation.
    static func reason(_ error: any Error) -> String {
        guard let number = systemError(error) else { return error.localizedDescription }
        return String(cString: strerror(number))
    }

    /// The `errno` behind a failed file operation; nil when the error has none.
    static func systemError(_ error: any Error) -> Int32? {
        let error = error as NSError
        let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error) as NSError? ?? error
        return cause.domain == NSPOSIXErrorDomain ? Int32(cause.code) : nil
    }
}
