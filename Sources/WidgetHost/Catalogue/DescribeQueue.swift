import Foundation

/// The plugins that are asked for their descriptions, several at a time, and their answers.
///
/// Plugins that are slow to answer do not delay the others, which are asked beside them. It starts
/// nothing itself.
struct DescribeQueue: Sendable {
    /// What happens while plugins are asked.
    enum Event: Sendable {
        case answered(PluginFile, Result<DescribedPlugin, HostError>)
        /// ``patience`` has passed since a plugin was asked.
        case waited(PluginFile)
    }

    /// How long a plugin may take to describe itself before it counts as silent.
    static let patience = Duration.milliseconds(300)

    /// What plugins have said.
    private(set) var described: [PluginFile: DescribedPlugin] = [:]
    /// The first error of the host, after which no more are asked.
    private(set) var failure: HostError?
    private var waiting: ArraySlice<PluginFile>
    private var asked: Set<PluginFile> = []
    private var silent: Set<PluginFile> = []
    /// Whether some plugin has answered with a problem, so that the time is limited.
    private var isFailing = false
    private let policy: HostPolicy
    private let start = SuspendingClock.now

    /// Makes a queue in which each directory has its turn, so that silent plugins in one of them use
    /// up no time of the others.
    ///
    /// - Parameters:
    ///   - plugins: Those that are asked first.
    ///   - again: Those that did not answer in time when they were asked last.
    init(_ plugins: [PluginFile], again: [PluginFile] = [], policy: HostPolicy) {
        waiting = (Self.inTurn(plugins) + Self.inTurn(again))[...]
        self.policy = policy
    }

    private static func inTurn(_ plugins: [PluginFile]) -> [PluginFile] {
        var turns: [String: Int] = [:]
        let byTurn = plugins.map { plugin in
            turns[plugin.directory, default: 0] += 1
            return (turn: turns[plugin.directory, default: 0], plugin: plugin)
        }
        // Sorting is stable.
        return byTurn.sorted { $0.turn < $1.turn }.map(\.plugin)
    }

    /// Whether no plugin is being asked.
    var isIdle: Bool { asked.isEmpty }

    /// Takes the next plugin to ask out of the queue; nil while enough are asked, and when the time
    /// for listings in which some fail is over.
    mutating func takeNext() -> PluginFile? {
        let mayGoOn = !isFailing || start.duration(to: .now) < policy.describeFailureBudget
        let room = describedAtOnce + min(silent.count, silentAtOnce)
        guard failure == nil, mayGoOn, asked.count < room, let plugin = waiting.popFirst()
        else { return nil }
        asked.insert(plugin)
        return plugin
    }

    /// Notes what has happened.
    mutating func note(_ event: Event) {
        switch event {
        case .answered(let plugin, let result):
            asked.remove(plugin)
            silent.remove(plugin)
            switch result {
            case .success(let answer):
                described[plugin] = answer
                if case .problem = answer { isFailing = true }
            case .failure(let error): failure = failure ?? error
            }
        case .waited(let plugin):
            if asked.contains(plugin) { silent.insert(plugin) }
        }
    }

    private var describedAtOnce: Int {
        let processors = ProcessInfo.processInfo.activeProcessorCount
        return max(policy.describedAtOnce ?? max(2 * processors, 4), 1)
    }

    /// Each may use all the memory that a plugin may have.
    private var silentAtOnce: Int {
        let room = ProcessInfo.processInfo.physicalMemory / 2 / UInt64(max(policy.memoryLimit, 1))
        return policy.silentAtOnce ?? Int(min(room, 12))
    }
}
