import Foundation

/// What is remembered of a plugin that did not describe itself in time.
struct Silence: Sendable, Hashable {
    /// How often in a row it was asked in vain.
    let times: Int
    /// When that was last.
    let since: Date
    /// The kinds that it had when it last described itself; its file may have been another then.
    let formerKinds: Set<String>

    /// How long listings still do without the plugin; nil when it is asked again.
    func rest(at now: Date, _ policy: HostPolicy) -> Duration? {
        // A clock that was set back says nothing about the rest.
        guard let whole = policy.silenceRest(after: times), since <= now else { return nil }
        let left = whole - .seconds(now.timeIntervalSince(since))
        return left > .zero ? left : nil
    }
}

extension HostPolicy {
    /// How long listings do without a plugin after a number of silences; nil when they do not.
    func silenceRest(after times: Int) -> Duration? {
        silenceRests.isEmpty ? nil : silenceRests[min(max(times, 1), silenceRests.count) - 1]
    }
}

extension PluginProblem {
    /// The problem of a plugin that did not describe itself in time; it is asked again after `rest`.
    init(silent plugin: PluginFile, for rest: Duration, _ policy: HostPolicy) {
        let minutes = max(Int((rest / .seconds(60)).rounded(.up)), 1)
        self.init(
            path: plugin.path, reason: .timedOut,
            message: "The plugin \(plugin.path) did not describe its widgets within "
                + "\(policy.describeDeadline.words); it is asked again in "
                + "\(minutes == 1 ? "1 minute" : "\(minutes) minutes"), or when its file changes.")
    }
}
