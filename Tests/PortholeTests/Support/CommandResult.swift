import Foundation

/// What a finished command left behind.
struct CommandResult: Sendable {
    let status: Int32
    let output: Data
    /// Everything on standard error, without the line end.
    let errors: String

    /// Everything on standard output, without the line end.
    var text: String { String(decoding: output, as: UTF8.self).trimmingSuffix("\n") }

    /// Standard output read as a JSON document.
    func json() throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: output) as? [String: Any] ?? [:]
    }

    /// Runs `process` with nothing on standard input, collecting both outputs.
    static func of(_ process: Process) async throws -> CommandResult {
        let folder = FileManager.default.temporaryDirectory
        let files = ["out", "err"].map { folder.appending(path: "\(UUID().uuidString).\($0)") }
        defer { files.forEach { try? FileManager.default.removeItem(at: $0) } }
        let handles = try files.map { file in
            _ = FileManager.default.createFile(atPath: file.path, contents: nil)
            return try FileHandle(forWritingTo: file)
        }
        // The process keeps them; and Foundation crashes when it starts one with some 1,300 open.
        defer { handles.forEach { try? $0.close() } }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handles[0]
        process.standardError = handles[1]
        let status = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                process.terminationHandler = { continuation.resume(returning: $0.exitStatus) }
                do { try process.run() } catch { continuation.resume(throwing: error) }
            }
        } onCancel: { [identifier = UnsafeProcess(process)] in
            identifier.process.terminate()
        }
        return CommandResult(
            status: status, output: try Data(contentsOf: files[0]),
            errors: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
                .trimmingSuffix("\n"))
    }
}

/// A process that another task may ask to end; `Process.terminate` only sends a signal.
private struct UnsafeProcess: @unchecked Sendable {
    let process: Process

    init(_ process: Process) { self.process = process }
}

extension Process {
    /// The exit status; a signal counts as 128 and its number, as shells say it.
    fileprivate var exitStatus: Int32 {
        terminationReason == .exit ? terminationStatus : 128 + terminationStatus
    }
}

extension String {
    fileprivate func trimmingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
