import Foundation

/// Opens the URLs of links and intents with the desktop's own program.
struct LinkOpener {
    /// How long the program may take to hand a URL on.
    private static let patience = Duration.seconds(10)
    /// What plugins may not have opened: files, which may be programs, and what has no other place.
    private static let refused: Set<String> = ["file", "javascript", "data", "about"]

    /// Whether URLs are printed instead.
    let printsURL: Bool

    /// Opens a URL; without a program that can, prints it and says so.
    func open(_ url: URL) async throws {
        let text = url.absoluteString
        guard !printsURL else { return try emit(text + "\n") }
        guard let scheme = url.scheme?.lowercased(), !Self.refused.contains(scheme) else {
            throw CommandError("\(text) is not opened: widgets may not open such addresses")
        }
        guard let program = Self.program else {
            try emit(text + "\n")
            return warn("xdg-open is not installed: open \(text) yourself")
        }
        guard try await Self.run(program, text) else {
            try emit(text + "\n")
            return warn("\(program.lastPathComponent) found nothing that opens \(text)")
        }
    }

    /// `$PORTHOLE_OPEN`, or `xdg-open` as a shell would find it.
    private static var program: URL? {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["PORTHOLE_OPEN"], !named.isEmpty { return URL(filePath: named) }
        return (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/xdg-open" }
            .first(where: FileManager.default.isExecutableFile).map { URL(filePath: $0) }
    }

    /// Whether the program took the URL, which is one argument to it; no shell reads it.
    private static func run(_ program: URL, _ url: String) async throws -> Bool {
        let process = Process()
        process.executableURL = program
        process.arguments = [url]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        let (ends, sink) = AsyncStream<Bool>.makeStream()
        process.terminationHandler = {
            sink.yield($0.terminationReason == .exit && $0.terminationStatus == 0)
            sink.finish()
        }
        do {
            try process.run()
        } catch {
            throw CommandError("cannot start \(program.path): \(OutputFile.reason(error))")
        }
        // One that still runs is the program that shows it, and none of ours to end.
        let timer = Task {
            try await Task.sleep(for: patience)
            sink.yield(true)
            sink.finish()
        }
        defer { timer.cancel() }
        return await ends.first { _ in true } ?? true
    }
}
