import Foundation

/// A program of the desktop that is asked for something.
struct OutsideProgram {
    /// What became of it in the time it has.
    enum End {
        case done, failed, running
    }

    /// How long it may take.
    private static let patience = Duration.seconds(10)
    /// The most bytes that are read of its answer.
    private static let answerLimit = 4_096

    private let process = Process()

    init(_ program: URL, _ arguments: [String]) {
        process.executableURL = program
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
    }

    /// The program of this name, as a shell would find it.
    static func path(of name: String) -> URL? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { "\($0)/\(name)" }
            .first(where: FileManager.default.isExecutableFile).map { URL(filePath: $0) }
    }

    /// Runs it; no shell reads the arguments.
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
            throw CommandError("cannot start \(path): \(OutputFile.reason(error))")
        }
        let timer = Task {
            try await Task.sleep(for: Self.patience)
            sink.yield(.running)
            sink.finish()
        }
        defer { timer.cancel() }
        return await ends.first { _ in true } ?? .running
    }

    /// Runs it and returns what it writes, a line or two; nil when it fails or takes too long.
    func answer() async -> String? {
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard let end = try? await run() else { return nil }
        if end == .running { process.terminate() }
        guard end == .done else { return nil }
        // What it wrote is there; a program that it left behind must not be waited for.
        let descriptor = pipe.fileHandleForReading.fileDescriptor
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        var bytes = [UInt8](repeating: 0, count: Self.answerLimit)
        let count = read(descriptor, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}
