import CWidgetPlugin
import WidgetWire

/// The life of one request to a provider: entries come in, exactly one answer goes out.
///
/// Knows no threads, pipes or plugins; what is to be done is returned.
struct RequestLifecycle: Sendable {
    /// How many entries a timeline may have.
    static let entryLimit = 10_000

    /// What the caller has to do after a step, outside of any lock.
    enum Action: Sendable {
        case nothing
        /// Draw the entries on the main thread, then call `drawn`.
        case draw(PluginTimeline)
        /// Send the failure; the entries are not needed any more.
        case fail(RunnerError, dropping: [PluginEntry])
        /// Log that the plugin's call had no effect, and why.
        case ignore(String)
    }

    private enum Phase {
        case waiting
        case providing
        case deferred
        case drawing
        case answered
    }

    private let kind: String
    /// Only the first entry is asked for.
    private let wantsOneEntry: Bool
    private var phase = Phase.waiting
    private var entries: [PluginEntry] = []
    private var addedCount = 0
    private var reload = (policy: WIDGET_RELOAD_AT_END, date: 0.0)
    private(set) var isCancelled = false

    init(kind: String, purpose: TimelineRequest.Purpose) {
        self.kind = kind
        wantsOneEntry = [.snapshot, .placeholder, .control].contains(purpose)
    }

    /// Whether the plugin can stop working on it.
    var isUnwanted: Bool { isCancelled || !isOpen }

    private var isOpen: Bool {
        switch phase {
        case .waiting, .providing, .deferred: true
        case .drawing, .answered: false
        }
    }

    /// The provider's turn has come; answers whether it is still to be called.
    mutating func begin() -> Bool {
        guard phase == .waiting else { return false }
        phase = .providing
        return true
    }

    /// The plugin adds an entry.
    mutating func add(_ entry: PluginEntry) -> Action {
        guard isOpen else { return late("an entry was added") }
        addedCount += 1
        if addedCount <= Self.entryLimit { entries.append(entry) }
        return .nothing
    }

    /// The plugin says when it wants to be asked again.
    mutating func setReload(_ policy: widget_reload, date: Double) -> Action {
        guard isOpen else { return late("a reload policy was set") }
        switch policy {
        case WIDGET_RELOAD_AT_END, WIDGET_RELOAD_NEVER: reload = (policy, 0)
        case WIDGET_RELOAD_AFTER where PluginEntry.dates.contains(date): reload = (policy, date)
        case WIDGET_RELOAD_AFTER:
            return .ignore("the reload date \(date) is not in the years 1 to 9999")
        default: return .ignore("the reload policy \(policy.rawValue) is unknown")
        }
        return .nothing
    }

    /// The plugin will complete after its function has returned.
    mutating func deferCompletion() -> Action {
        guard isOpen else { return late("widget_defer was called") }
        phase = .deferred
        return .nothing
    }

    /// The provider function returned.
    mutating func returned() -> Action {
        phase == .providing ? finish() : .nothing
    }

    /// The plugin completes.
    mutating func complete() -> Action {
        isOpen ? finish() : late("widget_complete was called")
    }

    /// The plugin fails.
    mutating func fail(_ message: String) -> Action {
        guard isOpen else { return late("widget_fail was called") }
        return answer(.providerFailed(kind: kind, message: message))
    }

    /// The host no longer wants the answer; while drawing, the next entry notices.
    mutating func cancel() -> Action {
        guard phase != .answered else { return .nothing }
        isCancelled = true
        return isOpen ? answer(.cancelled) : .nothing
    }

    /// The answer was drawn and sent, or could not be.
    mutating func drawn() {
        phase = .answered
    }

    private mutating func finish() -> Action {
        guard addedCount <= Self.entryLimit else {
            return answer(.tooManyEntries(kind: kind, limit: Self.entryLimit))
        }
        guard !entries.isEmpty else { return answer(.emptyTimeline(kind: kind)) }
        phase = .drawing
        let sorted = sortedEntries()
        entries = []
        return .draw(
            PluginTimeline(
                entries: wantsOneEntry ? Array(sorted.prefix(1)) : sorted, reload: reload.policy,
                reloadDate: reload.date))
    }

    private func sortedEntries() -> [PluginEntry] {
        entries.enumerated()
            .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
            .map(\.element)
    }

    private mutating func answer(_ error: RunnerError) -> Action {
        phase = .answered
        defer { entries = [] }
        return .fail(error, dropping: entries)
    }

    /// Of a request that was cancelled the plugin could not know that it is over.
    private func late(_ what: String) -> Action {
        isCancelled ? .nothing : .ignore("\(what) after the request was completed")
    }
}
