import Foundation

/// The back-off of a plugin that did not describe itself in time.
struct DescribeBackOff: Sendable, Hashable {
    /// How often in a row it was asked in vain.
    let timeouts: Int
    /// When that was last.
    let since: Date
    /// The kinds that it had when it last described itself; its file may have been another then.
    let formerKinds: Set<String>

    /// How long listings still do without the plugin; nil when it is asked again.
    func remaining(at now: Date, _ policy: HostPolicy) -> Duration? {
        // A clock that was set back says nothing about what is left.
        guard let whole = policy.backOff(afterTimeouts: timeouts), since <= now else { return nil }
        let left = whole - .seconds(now.timeIntervalSince(since))
        return left > .zero ? left : nil
    }
}

extension HostPolicy {
    /// How long listings do without a plugin after a number of timeouts; nil when they do not.
    func backOff(afterTimeouts count: Int) -> Duration? {
        guard !describeBackOff.isEmpty else { return nil }
        return describeBackOff[min(max(count, 1), describeBackOff.count) - 1]
    }
}

extension PluginProblem {
    /// The problem of a plugin that did not describe itself in time and is retried after `wait`.
    init(timedOut plugin: PluginFile, retriedAfter wait: Duration, _ policy: HostPolicy) {
        let minutes = max(Int((wait / .seconds(60)).rounded(.up)), 1)
        self.init(
            path: plugin.path, reason: .timedOut,
            message: "The plugin \(plugin.path) did not describe its widgets within "
                + "\(policy.describeDeadline.words); it is asked again in "
                + "\(minutes == 1 ? "1 minute" : "\(minutes) minutes"), or when its file changes.")
    }
}
