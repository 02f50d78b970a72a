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
    func write(_ data: Data) throws {
        switch self {
        case .standardOutput:
            try FileHandle.standardOutput.write(contentsOf: data)
        case .file(let url):
            do {
                try data.write(to: url, options: .atomic)
            } catch {
                throw CommandError("cannot write \(url.relativePath): \(Self.reason(error))")
            }
        }
    }

    /// The system's own words for why a file operation failed.
    static func reason(_ error: any Error) -> String {
        let cause =
            (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
        guard cause.domain == NSPOSIXErrorDomain else { return cause.localizedDescription }
        return String(cString: strerror(Int32(cause.code)))
    }
}
