import Foundation
import WidgetHost
import WidgetWire

/// One press on a placed widget, from the target to the new entry.
struct PressSession {
    let view: PlacedView
    /// The surface that shows the entries; nil for a JSON document of the result.
    var surface: (any Surface)?
    let opener: LinkOpener
    let log: ReloadLog
    /// The warnings printed so far.
    private var told: Set<String> = []

    init(view: PlacedView, surface: (any Surface)?, opener: LinkOpener, log: ReloadLog) {
        self.view = view
        self.surface = surface
        self.opener = opener
        self.log = log
    }

    /// Presses the target with this name; nil presses the widget as a whole.
    mutating func press(_ name: String?) async throws {
        let shown = try await view.shown(at: Date())
        tell(of: shown)
        let target = try await target(name, shown)
        guard target.isEnabled else {
            throw CommandError(
                "The action '\(target.label)' of '\(view.instance.id)' is disabled now.")
        }
        switch target.effect {
        case .link(let url): try await opener.open(url)
        case .action(let action, let isOn):
            try await perform(action, target, isOn == nil ? nil : shown)
        }
    }

    /// Prints each warning once; not called between two frames, which replace one another.
    private mutating func tell(of shown: ShownTimeline) {
        for words in view.warnings(shown) where told.insert(words).inserted { warn(words) }
    }

    private func target(_ name: String?, _ shown: ShownTimeline) async throws -> TapTarget {
        let family = view.instance.family
        let targets = TapTargets(all: shown.targets(at: Date(), family))
        if let target = try targets.target(named: name ?? TapTarget.wholeWidget) { return target }
        let id = view.instance.id
        guard let name else {
            throw CommandError(
                "'\(id)' opens nothing itself; porthole actions \(id) lists its actions.")
        }
        guard !shown.hadTarget(name, family) else {
            throw CommandError(
                "The action '\(name)' belongs to an entry of '\(id)' that does not show now.")
        }
        throw CommandError(
            "'\(id)' shows no action '\(name)' now; "
                + (targets.all.isEmpty
                    ? "nothing in it can be pressed." : "there is \(targets.names)."))
    }

    /// Performs an intent and shows the result.
    ///
    /// - Parameter flipped: The present timeline when the target is a toggle.
    private mutating func perform(
        _ action: Action, _ target: TapTarget, _ flipped: ShownTimeline?
    ) async throws {
        let before = flipped?.list(at: Date())
        if let before { try show(before.flipping(target), at: Date()) }
        let outcome: IntentOutcome
        do {
            outcome = try await view.host.perform(action, of: view.instance.kind)
        } catch {
            if let before { try show(before, at: Date()) }
            try surface?.finish()
            throw error
        }
        await keepPress()
        let date = Date()
        let shown = try await view.reload(at: date)
        if surface == nil {
            try JSONOutput.print(
                PressDocument(
                    message: outcome.words, url: outcome.url?.absoluteString,
                    timeline: TimelineDocument(
                        shown.timeline, request: view.request(at: date))))
        } else if let list = shown.list(at: date) {
            try show(list, at: date)
            try surface?.finish()
        }
        tell(of: shown)
        if !outcome.words.isEmpty { say(outcome.words, by: view.instance.id) }
        if let url = outcome.url { try await opener.open(url) }
    }

    /// Records the press; a failure is only reported, since the intent has been performed.
    private func keepPress() async {
        let id = view.instance.id
        do throws(HostError) {
            try await view.host.store?.keepPress(of: id, asking: await log.take())
        } catch {
            warn("Programs that show '\(id)' do not learn that it was pressed: \(error)")
        }
    }

    private mutating func show(_ list: DisplayList, at date: Date) throws {
        try attributingFailures(to: view.subject.widget.plugin) {
            try surface?.show(list, at: date, note: nil)
        }
    }
}
