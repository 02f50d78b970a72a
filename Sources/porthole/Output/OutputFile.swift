import Foundation

/// Where a command writes its result: a file or standard output.
enum OutputFile {
    case standardOutput
    case file(URL)

    /// - Parameter path: A path, or `-` for standard output.
    init(path: String) {
        self = path == "-" ? .standardOutput : .file(URL(filePath: path))
    }

    /// Writes everything or nothing: a file is written beside its place and moved there when complete.
    ///
    /// Only a device or a pipe is written straight to, since a file in its place would be another.
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
                throw CommandError("cannot write \(url.relativePath): \(Self.reason(error))")
            }
        }
    }

    private static func isStream(_ file: URL) -> Bool {
        var status = stat()
        guard stat(file.path, &status) == 0 else { return false }
        // A folder is told apart here too: opening it says what is wrong with it.
        return status.st_mode & S_IFMT != S_IFREG
    }

    /// The system's own words for why a file operation failed.
    static func reason(_ error: any Error) -> String {
        let cause =
            (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
        guard cause.domain == NSPOSIXErrorDomain else { return cause.localizedDescription }
        return String(cString: strerror(Int32(cause.code)))
    }
}
