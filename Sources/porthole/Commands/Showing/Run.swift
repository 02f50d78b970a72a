import ArgumentParser
import Foundation
import WidgetHost
import WidgetRenderer
import WidgetText
import WidgetWire

/// `porthole run`: shows a widget and keeps it up to date.
struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run",
        abstract: "Show a widget or control in the terminal; keep a widget up to date.",
        discussion: """
            Draws the current entry, and again as each entry or self-updating text comes due. Asks \
            for the next timeline as the reload policy says, when the plugin asks for it, after \
            presses and after porthole edit, until Ctrl-C or porthole remove. When standard output \
            is no terminal, prints one line a change. A control is shown once, as it is now.

            Examples:
              porthole run com.mygame.game-status --family systemLarge
              porthole run org.porthole.system-monitor --set interval=5 --once
              porthole run org.porthole.main-door
              porthole run com.mygame.leaderboard --output json | jq '.entries[].date'
            """)

    @OptionGroup var options: WidgetOptions

    @Flag(help: "Draw the current entry and stop.")
    var once = false

    @Option(
        help: ArgumentHelp(
            "Where to show it: terminal (drawn), line (one line a change), json (the timeline and "
                + "its display lists, once) or auto."))
    var output = OutputArgument.auto

    func run() async throws {
        try await reportingErrors {
            // Between frames that replace one another, nothing else is written.
            let namesPictures = isSingle || output.surface == nil
            try await options.plugins.withHost(
                timeout: options.timeout, for: namesPictures ? .drawing : .asking
            ) { host, fonts in
                if let control = try await options.control(in: host) {
                    return try await show(control, fonts)
                }
                let subject = try await usableSubject(in: host, fonts)
                let values = try await options.settings.values(
                    for: subject.widget, in: host, known: subject.values)
                guard let choice = output.surface else {
                    let request = try options.request(
                        for: subject, setting: values, metrics: .fonts)
                    let timeline = try await host.warnedTimeline(request)
                    await options.keep(timeline, request, of: subject, in: host)
                    try JSONOutput.print(TimelineDocument(timeline, request: request))
                    return
                }
                let surface = try Surfaces.surface(
                    choice, shape: WidgetShape(try options.family(of: subject).wire),
                    fonts: fonts, redraws: !isSingle)
                var session = WidgetSession(
                    host: host, subject: subject, settings: values,
                    request: try options.request(
                        for: subject, setting: values, metrics: surface.metrics),
                    surface: surface, keepsViews: options.keepsViews)
                if isSingle {
                    try await session.showOnce(at: options.moment)
                } else {
                    try await Self.runUntilInterrupted(session)
                }
            }
        }
    }

    /// Shows a control once.
    private func show(_ control: ControlView, _ fonts: FontConfiguration?) async throws {
        guard let choice = output.surface else {
            let list = try await control.list(options.environment(of: control, .cells))
            return try JSONOutput.print(
                TimelineDocument(control: control.control.kind, list, at: Date()))
        }
        var surface = try Surfaces.surface(choice, shape: .control, fonts: fonts, redraws: false)
        let list = try await control.list(options.environment(of: control, surface.metrics))
        try attributingFailures(to: control.control.plugin) {
            try surface.show(list, at: Date(), note: nil)
        }
        try surface.finish()
    }

    /// Returns the widget as soon as its plugin can be used.
    ///
    /// Meanwhile, what a placed one showed last is shown, marked stale.
    ///
    /// - Throws: ``LostWidget`` after one view, or when none is kept.
    private func usableSubject(
        in host: WidgetHost, _ fonts: FontConfiguration?
    ) async throws -> Subject {
        var failures = 0
        while true {
            do {
                return try await Subject.named(options.widget, in: host)
            } catch let lost as LostWidget {
                if failures == 0, try await !showLastView(of: lost, in: host, fonts) { throw lost }
                if isSingle { throw lost }
            }
            failures += 1
            let pause = WidgetSession.Pace.retryInterval(afterFailures: failures)
            try await Task.sleep(for: .seconds(pause))
        }
    }

    /// Shows what a placed widget showed last, marked stale.
    ///
    /// - Returns: Whether that is kept.
    private func showLastView(
        of lost: LostWidget, in host: WidgetHost, _ fonts: FontConfiguration?
    ) async throws -> Bool {
        guard let choice = output.surface, options.keepsViews, let store = host.store else {
            return false
        }
        let shape = WidgetShape(lost.instance.family.wire)
        var surface = try Surfaces.surface(choice, shape: shape, fonts: fonts, redraws: false)
        let date = Date()
        guard let kept = try await store.shown(of: lost.instance.id),
            kept.environment?.metrics == surface.metrics,
            let list = kept.timeline.entry(at: date)?.displayLists.first
        else { return false }
        try attributingFailures(to: "of \(lost.instance.id)") {
            try surface.show(list, at: date, note: "stale: \(lost)")
        }
        try surface.finish()
        return true
    }

    /// Whether only one view is shown.
    private var isSingle: Bool { once || options.at != nil }

    private static func runUntilInterrupted(_ session: sending WidgetSession) async throws {
        let running = Task {
            var session = session
            try await session.run()
        }
        let interrupts = InterruptHandler { running.cancel() }
        defer { withExtendedLifetime(interrupts) {} }
        do {
            try await running.value
        } catch let error as HostError where error.code == .cancelled {
            // Interrupted before the first view: there is nothing to report.
        }
    }
}
