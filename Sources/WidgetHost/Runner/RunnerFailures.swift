import WidgetWire

/// The failures of a plugin's processes, and the errors for the requests lost with them.
struct RunnerFailures {
    private struct LastProcess {
        let end: ProcessEnd
        let log: [String]
        let peakMemory: Int
        let overuse: Overuse?
    }

    /// The part of the memory limit beyond which a process has probably ended for lack of memory.
    private static let shortageShare = 0.8

    /// The last failure, for requests made while the plugin rests.
    var last: HostError?
    /// The breach of the protocol by the present process.
    var violation: ProtocolViolation?

    private let plugin: String
    private let policy: HostPolicy
    private var process: LastProcess?

    /// Starts without a failure.
    init(plugin: String, policy: HostPolicy) {
        self.plugin = plugin
        self.policy = policy
    }

    /// Notes that a process has ended.
    mutating func note(_ end: ProcessEnd, of process: (any RunnerProcess)?, isExpected: Bool) {
        self.process = LastProcess(
            end: end, log: process?.lastLogLines ?? [], peakMemory: process?.peakMemory ?? 0,
            overuse: process?.overuse)
        if !isExpected { last = HostError(failureAtEnd) }
    }

    /// The error for a request that gets no answer.
    mutating func error(for loss: RunnerLifecycle.Loss) -> HostError {
        let last = last ?? HostError(failureAtEnd)
        switch loss {
        case .resting(let duration):
            return HostError(.resting(plugin: plugin, for: duration, last: last))
        case .quarantined(let failures):
            return HostError(.quarantined(plugin: plugin, failures: failures, last: last))
        case .shutDown:
            return HostError(.shutDown)
        case .notLaunched:
            return self.last ?? HostError(.cancelled)
        case .processEnded: return remember(failureAtEnd)
        case .noHello:
            return remember(.timedOut(plugin: plugin, task: "start", after: policy.helloDeadline))
        case .killedUnresponsive:
            // The request that expired has noted its own error, which stands for all.
            return remember(last.code)
        case .ignoredCancellation:
            return remember(
                .timedOut(
                    plugin: plugin, task: "give up a request that was cancelled",
                    after: policy.cancelGrace))
        case .hungUp:
            // One that was killed for what it used up may take long to give it back.
            if let overuse = process?.overuse {
                return remember(HostError.Code(overuse, plugin: plugin))
            }
            return remember(
                .badReply(plugin: plugin, problem: "it closed its connection and went on running"))
        case .protocolBroken:
            return remember(.badReply(plugin: plugin, problem: violation?.problem ?? ""))
        }
    }

    private mutating func remember(_ failure: HostError.Code) -> HostError {
        let error = HostError(failure)
        last = error
        return error
    }

    /// The failure that the last process's end is attributed to.
    private var failureAtEnd: HostError.Code {
        if let overuse = process?.overuse { return HostError.Code(overuse, plugin: plugin) }
        if wasShortOfMemory {
            return .overMemory(
                plugin: plugin, used: process?.peakMemory ?? 0, limit: policy.memoryLimit)
        }
        return .crashed(
            plugin: plugin, end: process?.end ?? .exited(status: -1), log: process?.log ?? [])
    }

    /// Whether the last process came so close to its memory limit that this probably ended it.
    private var wasShortOfMemory: Bool {
        Double(process?.peakMemory ?? 0) > Self.shortageShare * Double(policy.memoryLimit)
    }
}

extension HostError.Code {
    /// The failure of a plugin that has used more than it may.
    init(_ overuse: Overuse, plugin: String) {
        self =
            switch overuse {
            case .threads(let count, let limit):
                .tooManyThreads(plugin: plugin, count: count, limit: limit)
            case .memory(let used, let limit):
                .overMemory(plugin: plugin, used: used, limit: limit)
            case .mappings(let count, let limit):
                .tooManyMappings(plugin: plugin, count: count, limit: limit)
            case .watches(let limit): .tooManyWatches(plugin: plugin, limit: limit)
            case .inFlight(let count, let limit):
                .tooManyInFlight(plugin: plugin, count: count, limit: limit)
            case .writing(let limit): .tooMuchWritten(plugin: plugin, limit: limit)
            case .reading(let limit): .tooMuchRead(plugin: plugin, limit: limit)
            case .running(let seconds): .tooBusy(plugin: plugin, limit: .seconds(seconds))
            case .folder(let folder):
                .containerFull(plugin: plugin, path: folder.path, limit: folder.byteLimit)
            }
    }
}
