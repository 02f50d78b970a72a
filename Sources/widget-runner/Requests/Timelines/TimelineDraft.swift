import CWidgetPlugin
import Synchronization
import WidgetWire

/// The entries that a provider has added to a timeline so far.
struct TimelineDraft: AnswerDraft {
    static let functions = "widget"

    private let kind: String
    /// Whether the request asks for one entry only.
    private let wantsOneEntry: Bool
    private var entries: [PluginEntry] = []
    /// Whether entries were left out.
    private var isFull = false
    private var reload = (policy: WIDGET_RELOAD_AT_END, date: 0.0)
    /// The problems with settings, by the parameter's name.
    private var rejections: [String: String] = [:]

    init(kind: String, purpose: TimelineRequest.Purpose) {
        self.kind = kind
        wantsOneEntry = [.snapshot, .placeholder, .control].contains(purpose)
    }

    /// Adds an entry.
    ///
    /// Beyond the limit, the entries added first are kept instead of the earliest: finding these
    /// would mean keeping all.
    ///
    /// - Returns: The problem with the first entry that is too many.
    mutating func add(_ entry: PluginEntry) -> String? {
        guard entries.count == ContractLimits.entries else {
            entries.append(entry)
            return nil
        }
        defer { isFull = true }
        return isFull
            ? nil
            : "more than \(ContractLimits.entries) entries were added, of which the first are kept"
    }

    /// Sets when the plugin wants to be asked again.
    ///
    /// - Returns: The problem with that, if any.
    mutating func setReload(_ policy: widget_reload, date: Double) -> String? {
        switch policy {
        case WIDGET_RELOAD_AT_END, WIDGET_RELOAD_NEVER: reload = (policy, 0)
        case WIDGET_RELOAD_AFTER where ShowableDates.range.contains(date): reload = (policy, date)
        case WIDGET_RELOAD_AFTER: return "the reload date \(date) is not in the years 1 to 9999"
        default: return "the reload policy \(policy.rawValue) is unknown"
        }
        return nil
    }

    /// Notes the problem with a parameter's value; the last one counts.
    mutating func reject(_ parameter: String, _ words: String) {
        rejections[parameter] = words
    }

    func answer() throws(RunnerError) -> PluginTimeline {
        guard !entries.isEmpty else { throw .emptyTimeline(kind: kind) }
        let sorted = entries.enumerated()
            .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
            .map(\.element)
        return PluginTimeline(
            entries: wantsOneEntry ? Array(sorted.prefix(1)) : sorted, reload: reload.policy,
            reloadDate: reload.date, rejections: rejections)
    }

    func failure(_ words: String) -> RunnerError { .providerFailed(kind: kind, message: words) }
}
