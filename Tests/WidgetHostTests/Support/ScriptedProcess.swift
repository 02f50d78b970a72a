import Synchronization
import WidgetWire

@testable import WidgetHost

/// A runner process without a process: a script answers each message in memory.
final class ScriptedProcess: RunnerProcess {
    /// What the script does about a message.
    enum Step: Sendable {
        case reply(RunnerMessage)
        case bytes([UInt8])
        case hangUp
        case end(ProcessEnd)
    }

    private struct State {
        var decoder = FrameDecoder<HostMessage>()
        var incoming: [[UInt8]] = []
        var isClosed = false
        var end: ProcessEnd?
        var receiver: CheckedContinuation<[UInt8]?, Never>?
        var endWaiters: [CheckedContinuation<ProcessEnd, Never>] = []
        var signals: [Int32] = []
        var heard: [HostMessage] = []
        var listeners: [Listener] = []

        /// Removes the listeners whose message has been heard.
        mutating func takeSatisfiedListeners() -> [Listener] {
            let satisfied = listeners.filter { heard.contains(where: $0.isMeant) }
            listeners.removeAll { heard.contains(where: $0.isMeant) }
            return satisfied
        }
    }

    /// Somebody who waits for a message.
    private struct Listener {
        let isMeant: @Sendable (HostMessage) -> Bool
        let continuation: CheckedContinuation<Void, Never>
    }

    private let state = Mutex(State())
    private let script: @Sendable (HostMessage) -> [Step]
    private let log: [String]
    private let ignoredSignals: Set<Int32>

    init(
        log: [String] = [], peakMemory: Int = 0, overuse: Overuse? = nil,
        ignoring ignoredSignals: Set<Int32> = [],
        script: @escaping @Sendable (HostMessage) -> [Step]
    ) {
        self.log = log
        self.peakMemory = peakMemory
        self.overuse = overuse
        self.ignoredSignals = ignoredSignals
        self.script = script
    }

    var lastLogLines: [String] { log }
    let peakMemory: Int
    let overuse: Overuse?
    var signals: [Int32] { state.withLock(\.signals) }
    var heard: [HostMessage] { state.withLock(\.heard) }

    /// Waits until the process has got a message such as this.
    func hears(_ isMeant: @escaping @Sendable (HostMessage) -> Bool) async {
        await withCheckedContinuation { continuation in
            let satisfied = state.withLock { state in
                state.listeners.append(Listener(isMeant: isMeant, continuation: continuation))
                return state.takeSatisfiedListeners()
            }
            for listener in satisfied { listener.continuation.resume() }
        }
    }

    func send(_ bytes: [UInt8]) {
        let messages = state.withLock { state -> [HostMessage] in
            guard state.end == nil else { return [] }
            state.decoder.append(bytes)
            var messages: [HostMessage] = []
            while let message = try? state.decoder.next() { messages.append(message) }
            state.heard += messages
            return messages
        }
        for message in messages { script(message).forEach(perform) }
        let satisfied = state.withLock { $0.takeSatisfiedListeners() }
        for listener in satisfied { listener.continuation.resume() }
    }

    func receive() async -> [UInt8]? {
        await withCheckedContinuation { continuation in
            state.withLock { $0.receiver = continuation }
            deliver()
        }
    }

    func offer(to taker: @escaping @Sendable ([UInt8]) -> Bool) {
        // Requests are answered synchronously, so no answer can be offered here.
    }

    func signal(_ number: Int32) {
        state.withLock { $0.signals.append(number) }
        if !ignoredSignals.contains(number) { perform(.end(.killed(signal: number))) }
    }

    func ended() async -> ProcessEnd {
        await withCheckedContinuation { continuation in
            state.withLock { $0.endWaiters.append(continuation) }
            deliver()
        }
    }

    func perform(_ step: Step) {
        state.withLock { state in
            switch step {
            case .reply(let message):
                if let frame = try? Framing.frame(message) { state.incoming.append(frame) }
            case .bytes(let bytes):
                state.incoming.append(bytes)
            case .hangUp:
                state.isClosed = true
            case .end(let end):
                state.isClosed = true
                state.end = state.end ?? end
            }
        }
        deliver()
    }

    private func deliver() {
        state.withLock { state in
            if let receiver = state.receiver, !state.incoming.isEmpty || state.isClosed {
                state.receiver = nil
                receiver.resume(
                    returning: state.incoming.isEmpty ? nil : state.incoming.removeFirst())
            }
            guard let end = state.end else { return }
            state.endWaiters.forEach { $0.resume(returning: end) }
            state.endWaiters = []
        }
    }
}

extension ScriptedProcess.Step {
    /// A reply to the message with this id.
    static func reply(
        to message: HostMessage, _ reply: RunnerMessage.OneOf_Reply
    ) -> ScriptedProcess.Step {
        var answer = RunnerMessage()
        answer.id = message.id
        answer.reply = reply
        return .reply(answer)
    }
}

/// Hands out scripted processes, one for each launch.
final class ScriptedLauncher: RunnerLauncher {
    private let waiting: Mutex<[ScriptedProcess]>
    private let started = Mutex(0)

    init(_ processes: [ScriptedProcess]) { waiting = Mutex(processes) }

    var launchCount: Int { started.withLock(\.self) }

    func launch() async throws(HostError) -> any RunnerProcess {
        let process = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        guard let process else {
            throw HostError(.runnerUnusable(path: "/nowhere/runner", problem: "not there"))
        }
        started.withLock { $0 += 1 }
        return process
    }
}

/// Scripts that several tests need.
enum Script {
    /// Says hello, describes one widget, answers each timeline with one entry, obeys.
    @Sendable static func honest(_ message: HostMessage) -> [ScriptedProcess.Step] {
        switch message.request {
        case .hello:
            return [.reply(to: message, .hello(.current(software: "script")))]
        case .describe:
            return [.reply(to: message, .described(.oneWidget("org.example.clock")))]
        case .timeline(let request):
            return request.environments.indices.map { index in
                .reply(to: message, .entry(.empty(date: request.now, environment: index)))
            } + [.reply(to: message, .timeline(.never(entries: 1)))]
        case .cancel(let cancel):
            var failure = Failure()
            failure.reason = .cancelled
            var answer = RunnerMessage()
            answer.id = cancel.target
            answer.failure = failure
            return [.reply(answer)]
        case .shutdown:
            return [.end(.exited(status: 0))]
        case .perform:
            return [.reply(to: message, .performed(PerformEnd()))]
        case .options:
            return [.reply(to: message, .options(OptionsReply()))]
        case .recommendations:
            return [.reply(to: message, .recommendations(RecommendationsReply()))]
        case .instances, nil:
            return []
        }
    }

    /// Says hello and then only obeys a shutdown.
    @Sendable static func mute(_ message: HostMessage) -> [ScriptedProcess.Step] {
        switch message.request {
        case .hello, .shutdown: honest(message)
        case .describe, .timeline, .perform, .options, .recommendations, .instances, .cancel, nil:
            []
        }
    }
}

extension PluginDescription {
    static func oneWidget(_ kind: String) -> PluginDescription {
        var widget = WidgetDescription()
        widget.kind = kind
        widget.displayName = "Clock"
        widget.families = [.systemSmall]
        var description = PluginDescription()
        description.widgets = [widget]
        return description
    }
}

extension TimelineEntry {
    static func empty(index: Int = 0, date: Double, environment: Int = 0) -> TimelineEntry {
        var entry = TimelineEntry()
        entry.index = UInt32(index)
        entry.environment = UInt32(environment)
        entry.date = date
        return entry
    }
}

extension TimelineEnd {
    static func never(entries: Int) -> TimelineEnd {
        var end = TimelineEnd()
        end.policy = .never
        end.entryCount = UInt32(entries)
        return end
    }
}

extension TimelineRequest {
    static func clock(environments: Int = 1) -> TimelineRequest {
        var request = TimelineRequest()
        request.kind = "org.example.clock"
        request.family = .systemSmall
        request.now = 1_000
        request.environments = Array(repeating: WidgetEnvironment(), count: environments)
        return request
    }
}
