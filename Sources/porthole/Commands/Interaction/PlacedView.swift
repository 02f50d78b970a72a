import Foundation
import WidgetHost
import WidgetWire

/// The view of a placed widget; its plugin is asked only when the last answer no longer holds.
///
/// It prints no warnings of its own: the caller shows ``warnings(_:)``.
struct PlacedView {
    let subject: Subject
    let instance: WidgetInstance
    let host: WidgetHost
    /// The metrics it is laid out with.
    let metrics: WidgetEnvironment.Metrics

    init(
        subject: Subject, host: WidgetHost, metrics: WidgetEnvironment.Metrics = .cells
    ) throws {
        guard let instance = subject.instance else {
            throw CommandError(
                "The widget '\(subject.widget.kind)' is not placed; porthole add "
                    + "\(subject.widget.kind) places it.")
        }
        self.subject = subject
        self.instance = instance
        self.host = host
        self.metrics = metrics
    }

    /// The timeline at `date`: the plugin's last answer, or a new one when that is due.
    func shown(at date: Date) async throws -> ShownTimeline {
        if let shown = try await host.placed.shown(of: instance.id), !shown.isDue(at: date),
            shown.environment?.metrics == metrics
        {
            return shown
        }
        return try await reload(at: date)
    }

    /// Asks the plugin, outside of any budget, and keeps the answer if possible.
    func reload(at date: Date) async throws -> ShownTimeline {
        let timeline = try await host.timeline(request(at: date))
        let shown = ShownTimeline(timeline, asked: date)
        try? await host.store?.keep(shown, of: instance)
        return shown
    }

    /// The values that are not used, with the reasons, as warnings to the user.
    func warnings(_ shown: ShownTimeline) -> [String] {
        let request = request(at: shown.asked)
        return subject.problems + shown.timeline.rejected.map { $0.warning(request) }
    }

    func request(at date: Date) -> WidgetRequest {
        var environment = WidgetEnvironment()
        environment.width = instance.family.defaultSize.width
        environment.height = instance.family.defaultSize.height
        environment.scale = metrics == .cells ? 1 : 2
        environment.metrics = metrics
        return WidgetRequest(
            kind: instance.kind, family: instance.family, configuration: subject.values,
            now: date, environments: [environment])
    }
}
