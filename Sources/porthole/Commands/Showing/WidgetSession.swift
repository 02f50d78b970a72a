import Foundation
import WidgetHost
import WidgetText
import WidgetWire

/// One widget that is being shown: draws it, waits for what comes due, asks for the next timeline.
struct WidgetSession {
    /// How a session spaces its questions to a plugin, in seconds.
    enum Pace {
        /// The least time between two timelines, whatever their policy asks for.
        static let reloadInterval = 5.0
        /// How long to wait after a failure before asking again.
        static let retryInterval = 60.0
        /// The longest sleep, after which it looks for presses and what the plugin asks for.
        static let longestNap = 1.0
    }

    let host: WidgetHost
    /// The widget's plugin as it was found.
    let plugin: String
    var request: WidgetRequest
    var surface: any Surface
    /// The placed widget whose view is kept; nil for one that is not placed, or shown otherwise.
    var instance: WidgetInstance?
    /// The values that were warned of.
    var warned: Set<RejectedSetting> = []

    /// Draws the entry of one moment.
    mutating func showOnce(at date: Date?) async throws {
        request.now = Date()
        let (shown, failure) = try await firstView()
        _ = try draw(shown.timeline, at: date ?? Date(), stale: failure)
        try surface.finish()
        if let failure { throw failure }
    }

    /// Asks the plugin, and keeps what it answers of a placed widget.
    private mutating func reloaded() async throws(HostError) -> WidgetTimeline {
        let timeline = try await host.timeline(request)
        for setting in timeline.rejected where warned.insert(setting).inserted {
            warn(setting.warning(request))
        }
        if let instance, let store = host.store {
            try await store.keep(ShownTimeline(timeline, asked: request.now), of: instance)
        }
        return timeline
    }

    /// The plugin's answer; when it fails, the last good one of a placed widget, and why it is stale.
    private mutating func firstView() async throws(HostError) -> (ShownTimeline, stale: HostError?)
    {
        do throws(HostError) {
            return (ShownTimeline(try await reloaded(), asked: request.now), nil)
        } catch {
            guard let instance, let store = host.store,
                let environment = request.environments.first,
                let kept = try await store.shown(of: instance.id), error.code != .cancelled,
                kept.environment?.metrics == environment.metrics
            else { throw error }
            return (kept, error)
        }
    }

    /// Shows the widget until the task is cancelled, which is how a session ends.
    ///
    /// - Throws: What the first question to the plugin throws, unless a placed widget has a view from
    ///   before. Later failures keep the last good view, marked stale.
    mutating func run() async throws {
        request.now = Date()
        let requests = ReloadRequests()
        let listening = Task { [host, plugin, kind = request.kind] in
            await requests.listen(to: host, for: kind, of: plugin)
        }
        defer { listening.cancel() }
        var press = await lastPress()
        let (shown, firstFailure) = try await firstView()
        var timeline = shown.timeline
        var failure = firstFailure
        var reload =
            failure == nil
            ? Self.reloadDate(of: timeline, asked: request.now) : Date() + Pace.retryInterval
        defer { try? surface.finish() }
        while !Task.isCancelled {
            let change = try draw(timeline, at: Date(), stale: failure)
            var wake = [change, reload].compactMap(\.self).min() ?? .distantFuture
            while !Task.isCancelled, wake > Date() {
                await Self.sleep(until: wake)
                if await requests.take() {
                    reload = min(reload ?? .distantFuture, request.now + Pace.reloadInterval)
                }
                if let last = await lastPress(), last != press {
                    press = last
                    reload = Date()
                }
                wake = min(wake, reload ?? .distantFuture)
            }
            guard !Task.isCancelled, let due = reload, due <= Date() else { continue }
            request.now = Date()
            do {
                timeline = try await reloaded()
                failure = nil
                reload = Self.reloadDate(of: timeline, asked: request.now)
            } catch {
                failure = error
                reload = Date() + Pace.retryInterval
            }
        }
    }

    /// Draws the entry showing at `date` and returns when its picture changes next.
    private mutating func draw(
        _ timeline: WidgetTimeline, at date: Date, stale: HostError?
    ) throws -> Date? {
        guard let list = timeline.entry(at: date)?.displayLists.first else { return nil }
        try surface.show(list, at: date, note: stale.map { "stale: \($0)" })
        let tick = LiveDates.nextChange(in: list, after: date.timeIntervalSince1970)
            .map { Date(timeIntervalSince1970: $0) }
        return [tick, timeline.nextChange(after: date)].compactMap(\.self).min()
    }

    /// When a placed widget was pressed last, in whatever program; what cannot be read was not.
    private func lastPress() async -> Date? {
        guard let instance else { return nil }
        return try? await host.store?.lastPress(of: instance.id)
    }

    private static func reloadDate(of timeline: WidgetTimeline, asked: Date) -> Date? {
        timeline.reloadDate.map { max($0, asked + Pace.reloadInterval) }
    }

    private static func sleep(until date: Date) async {
        let seconds = min(max(date.timeIntervalSinceNow, 0), Pace.longestNap)
        try? await Task.sleep(for: .seconds(seconds))
    }
}
