import Foundation
import Synchronization
import WidgetWire

/// A runner started as the host starts it, with the test's ends of its pipes.
///
/// Every wait has a deadline. A runner that still runs when the object goes is killed.
final class RunnerProcess {
    /// How long to wait for anything, in milliseconds.
    static let patience: Int32 = 30_000

    let pid: pid_t
    private(set) var logLines: [LogLine] = []
    private var toRunner: Int32
    private let fromRunner: Int32
    private let printed: URL
    private var decoder = FrameDecoder<RunnerMessage>()
    private var lastID: UInt64 = 0
    private var exit: Exit?

    /// How a process ended.
    enum Exit: Equatable {
        case status(Int32)
        case signal(Int32)
    }

    /// Starts a runner for a plugin and says hello.
    static func greeted(
        _ plugin: String, bundle: String? = nil, inheriting: [Int32] = []
    ) async throws -> RunnerProcess {
        let options = bundle.map { ["--bundle", $0] } ?? []
        let runner = try await RunnerProcess(
            ["--plugin", plugin] + options, inheriting: inheriting)
        try runner.send { $0.hello = .current(software: "RunnerTests") }
        guard case .hello = try runner.next()?.reply else { throw ClientError.unexpectedReply }
        return runner
    }

    /// Starts a program with pipes.
    init(
        _ arguments: [String], program: String = RunnerProcess.program, inheriting: [Int32] = []
    ) async throws {
        let pipes = await SpawningThread.shared.run {
            Swift.Result { (try Pipe.closedOnExec(), try Pipe.closedOnExec()) }
        }
        let (input, output) = try pipes.get()
        let printed = FileManager.default.temporaryDirectory
            .appending(path: "runner-\(UUID().uuidString).log")
        let result = await SpawningThread.shared.run {
            spawn(
                [program] + arguments, input: input.reading, output: output.writing,
                error: printed.path, inheriting: inheriting)
        }
        close(input.reading)
        close(output.writing)
        (toRunner, fromRunner, self.printed) = (input.writing, output.reading, printed)
        guard case .success(let pid) = result else { throw ClientError.notStarted(program) }
        self.pid = pid
    }

    deinit {
        if exit == nil {
            kill(pid, SIGKILL)
            waitpid(pid, nil, 0)
        }
        hangUp()
        close(fromRunner)
        try? FileManager.default.removeItem(at: printed)
    }

    /// The runner built beside these tests.
    static var program: String {
        Bundle(for: RunnerProcess.self).bundleURL
            .appending(path: "widget-runner").path
    }

    /// What the runner wrote to standard error.
    var output: String { (try? String(contentsOf: printed, encoding: .utf8)) ?? "" }

    /// Sends a request and returns its id.
    @discardableResult
    func send(_ fill: (inout HostMessage) -> Void) throws -> UInt64 {
        var message = HostMessage()
        lastID += 1
        message.id = lastID
        fill(&message)
        try write(Framing.frame(message))
        return message.id
    }

    /// Sends bytes as they are.
    func write(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(toRunner, $0.baseAddress, $0.count) }
            guard count > 0 else { throw ClientError.hungUp }
            rest = rest.dropFirst(count)
        }
    }

    /// Closes the pipe to the runner.
    func hangUp() {
        if toRunner >= 0 { close(toRunner) }
        toRunner = -1
    }

    /// The next message that is not a log line, or nil when the runner has closed its pipe.
    func next() throws -> RunnerMessage? {
        while true {
            while let message = try decoder.next() {
                guard case .log(let line) = message.reply else { return message }
                logLines.append(line)
            }
            let bytes = try read()
            guard !bytes.isEmpty else { return nil }
            decoder.append(bytes)
        }
    }

    /// Reads until the plugin has logged a line.
    func waitForLine(_ text: String) throws {
        while !logLines.contains(where: { $0.text == text }) {
            while let message = try decoder.next() {
                guard case .log(let line) = message.reply else { throw ClientError.unexpectedReply }
                logLines.append(line)
            }
            if !logLines.contains(where: { $0.text == text }) { decoder.append(try read()) }
        }
    }

    private func read() throws -> [UInt8] {
        var status = pollfd(fd: fromRunner, events: Int16(POLLIN), revents: 0)
        guard poll(&status, 1, Self.patience) == 1 else { throw ClientError.silence }
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        let count = Glibc.read(fromRunner, &buffer, buffer.count)
        return Array(buffer.prefix(max(0, count)))
    }

    /// Reads until the runner has ended, and says how it did.
    func waitForEnd() throws -> Exit {
        while try next() != nil {}
        var status: Int32 = 0
        waitpid(pid, &status, 0)
        let signal = status & 0x7f
        let exit: Exit = signal == 0 ? .status(status >> 8 & 0xff) : .signal(signal)
        self.exit = exit
        return exit
    }
}

/// What went wrong between a test and its runner.
enum ClientError: Error {
    case notStarted(String)
    case silence
    case hungUp
    case unexpectedReply
    case noPipe
}
