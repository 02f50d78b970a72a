import Foundation

/// A program of the desktop that is run for a request.
struct OutsideProgram {
    /// The state of the program after at most ten seconds.
    enum End {
        case done, failed, running
    }

    /// How long to wait for it.
    private static let patience = Duration.seconds(10)
    /// The greatest number of bytes read of its answer.
    private static let answerLimit = 4_096

    private let process = Process()

    init(_ program: URL, _ arguments: [String]) {
        process.executableURL = program
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
    }

    /// The program with this name in `PATH`.
    static func path(of name: String) -> URL? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { "\($0)/\(name)" }
            .first(where: FileManager.default.isExecutableFile).map { URL(filePath: $0) }
    }

    /// Runs the program without a shell.
    func run() async throws -> End {
        let (ends, sink) = AsyncStream<End>.makeStream()
        process.terminationHandler = {
            let isDone = $0.terminationReason == .exit && $0.terminationStatus == 0
            sink.yield(isDone ? .done : .failed)
            sink.finish()
        }
        do {
            try process.run()
        } catch {
            let path = process.executableURL?.path ?? ""
            throw CommandError(
                "The program \(path) cannot be started: " + OutputFile.reason(error).stopped,
                exitCode: .nothingOpens)
        }
        let timer = Task {
            try await Task.sleep(for: Self.patience)
            sink.yield(.running)
            sink.finish()
        }
        defer { timer.cancel() }
        return await ends.first { _ in true } ?? .running
    }

    /// Runs the program and returns its output, a line or two; nil when it fails or takes too long.
    func answer() async -> String? {
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard let end = try? await run() else { return nil }
        if end == .running { process.terminate() }
        guard end == .done else { return nil }
        // The output is complete; a program left behind in the background must not be waited for.
        let descriptor = pipe.fileHandleForReading.fileDescriptor
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        var bytes = [UInt8](repeating: 0, count: Self.answerLimit)
        let count = read(descriptor, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}
