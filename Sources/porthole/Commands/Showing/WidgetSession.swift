import Foundation
import WidgetHost
import WidgetText
import WidgetWire

/// One widget being shown: draws it, waits for what is due, and asks for the next timeline.
struct WidgetSession {
    /// The pace of a session's requests to a plugin, in seconds.
    enum Pace {
        /// The least time between two timelines, whatever their policy says.
        static let reloadInterval = 5.0
        /// The greatest time to wait after a failure before asking again.
        static let longestRetryInterval = 60.0
        /// The least time between two drawings, whatever the dates of entries and texts.
        static let drawingInterval = 0.05
        /// The pause after a drawing, as a multiple of the time it took.
        static let drawingRest = 4.0
        /// The longest sleep before it looks for changes by users and the plugin.
        static let longestNap = 1.0

        /// The wait before asking again after a number of failures in a row.
        ///
        /// It doubles each time, so that a plugin that comes back is not stale for much longer than
        /// it was gone.
        static func retryInterval(afterFailures count: Int) -> Double {
            min(reloadInterval * pow(2, Double(count - 1)), longestRetryInterval)
        }
    }

    /// The greatest number of warnings; a plugin may have any number of different ones.
    private static let warningLimit = 50

    let host: WidgetHost
    var subject: Subject
    /// The settings of this session alone.
    let settings: [String: SettingChange]
    var request: WidgetRequest
    var surface: any Surface
    /// Whether a placed widget's timelines are kept, because it is shown unchanged.
    let keepsViews: Bool
    /// The warnings printed to standard error, each once.
    private var printedWarnings: Set<String>
    /// The notes below the view, where frames replace one another.
    private var notes: [String] = []
    /// The number of requests in a row that failed.
    private var failuresInARow = 0

    init(
        host: WidgetHost, subject: Subject, settings: [String: SettingChange],
        request: WidgetRequest, surface: any Surface, keepsViews: Bool
    ) {
        self.host = host
        self.subject = subject
        self.settings = settings
        self.request = request
        self.surface = surface
        self.keepsViews = keepsViews
        printedWarnings = Set(subject.problems)
    }

    /// Draws the entry of one moment.
    mutating func showOnce(at date: Date?) async throws {
        request.now = Date()
        let (timeline, failure) = try await firstView()
        try draw(timeline, at: date ?? Date(), stale: failure)
        try surface.finish()
        if let failure { throw failure }
    }

    /// Shows the widget until the task is cancelled, which is how a session ends.
    ///
    /// - Throws: The error of the first request, unless a placed widget has a kept view. Later
    ///   failures keep the last good view, marked stale. A ``CommandError`` when the placed widget
    ///   is removed.
    mutating func run() async throws {
        let watch = ChangeWatch(subject, in: host)
        let listening = Task { await watch.listen() }
        defer { listening.cancel() }
        try follow(await watch.news())
        request.now = Date()
        var (timeline, failure) = try await firstView()
        var reload = reloadDate(of: timeline, failure)
        defer { try? surface.finish() }
        while !Task.isCancelled {
            let start = Date()
            try draw(timeline, at: start, stale: failure)
            timeline.forgetEntries(before: start)
            let rest = max(Pace.drawingInterval, start.distance(to: Date()) * Pace.drawingRest)
            let change = nextChange(of: timeline, after: start).map { max($0, Date() + rest) }
            try await wait(for: change, &reload, watch)
            guard !Task.isCancelled, let due = reload, due <= Date() else { continue }
            failure = await replace(&timeline)
            guard !Task.isCancelled else { return }
            reload = reloadDate(of: timeline, failure)
        }
    }

    /// Waits until the picture changes or the next timeline is due, and follows changes meanwhile.
    ///
    /// - Parameters:
    ///   - change: When the picture changes; nil for never.
    ///   - reload: When the next timeline is due; nil for never. Changes may bring it forward.
    private mutating func wait(
        for change: Date?, _ reload: inout Date?, _ watch: ChangeWatch
    ) async throws {
        var wake = [change, reload].compactMap(\.self).min() ?? .distantFuture
        while !Task.isCancelled, wake > Date(), !surface.isDisplaced {
            await Self.sleep(until: wake)
            if let due = try follow(await watch.news()) {
                reload = min(reload ?? .distantFuture, due)
            }
            // When the clock was ahead and has been set back, there is nothing to wait for.
            if Date() < request.now { reload = Date() }
            wake = min(wake, reload ?? .distantFuture)
        }
    }

    // MARK: Asking

    /// Replaces the timeline with the plugin's next one.
    ///
    /// - Returns: The failure, for which the earlier timeline stays.
    private mutating func replace(_ timeline: inout WidgetTimeline) async -> HostError? {
        request.now = Date()
        let last = PackedTimeline(timeline)
        timeline = .empty
        await host.tellWhatIsPlaced(beforeAsking: [request.kind])
        do throws(HostError) {
            let problems: [String]
            (timeline, problems) = try await ask()
            notes = surface.isRedrawn ? problems : []
            if !surface.isRedrawn { printOnce(problems) }
            return nil
        } catch {
            timeline = last.timeline
            return error
        }
    }

    /// Asks the plugin, and keeps the answer for a placed widget.
    ///
    /// - Returns: The answer, and the problems of which no warning was printed.
    private func ask() async throws(HostError) -> (WidgetTimeline, problems: [String]) {
        let timeline = try await host.timeline(request)
        var problems = subject.problems + timeline.rejected.map { $0.warning(request) }
        if let problem = await keep(timeline) { problems.append(problem) }
        guard printedWarnings.count < Self.warningLimit else { return (timeline, []) }
        return (timeline, problems.filter { !printedWarnings.contains($0) })
    }

    private mutating func printOnce(_ problems: [String]) {
        for words in problems
        where printedWarnings.count < Self.warningLimit && printedWarnings.insert(words).inserted {
            warn(words)
        }
    }

    /// Keeps the timeline of a placed widget.
    ///
    /// - Returns: The problem, if it cannot be kept; it is shown all the same.
    private func keep(_ timeline: WidgetTimeline) async -> String? {
        guard let instance = subject.instance, keepsViews else { return nil }
        return await host.keep(ShownTimeline(timeline, asked: request.now), of: instance)
    }

    /// The plugin's answer or, when it fails, a placed widget's last one with the failure.
    private mutating func firstView() async throws(HostError) -> (WidgetTimeline, stale: HostError?)
    {
        do throws(HostError) {
            let (timeline, problems) = try await ask()
            printOnce(problems)
            return (timeline, nil)
        } catch {
            guard let instance = subject.instance, keepsViews, let store = host.store,
                let environment = request.environments.first,
                let kept = try await store.shown(of: instance.id), error.code != .cancelled,
                kept.environment?.metrics == environment.metrics
            else { throw error }
            return (kept.timeline, error)
        }
    }

    /// When to ask again after an answer or a failure.
    private mutating func reloadDate(
        of timeline: WidgetTimeline, _ failure: HostError?
    ) -> Date? {
        failuresInARow = failure == nil ? 0 : failuresInARow + 1
        guard failure == nil else {
            return Date() + Pace.retryInterval(afterFailures: failuresInARow)
        }
        return timeline.reloadDate.map { max($0, request.now + Pace.reloadInterval) }
    }

    private static func sleep(until date: Date) async {
        let seconds = min(max(date.timeIntervalSinceNow, 0), Pace.longestNap)
        try? await Task.sleep(for: .seconds(seconds))
    }

    // MARK: Following

    /// Applies changes.
    ///
    /// - Returns: When the next timeline is due because of them; nil when it is not.
    @discardableResult
    private mutating func follow(_ news: ChangeWatch.News) throws -> Date? {
        if news.isRemoved, let id = subject.instance?.id {
            throw CommandError(
                "'\(id)' was removed and is not shown any more.", exitCode: .notFound)
        }
        if let instance = news.edited {
            subject = Subject(widget: subject.widget, instance: instance)
            request.configuration = subject.values.merging(settings)
            return Date()
        }
        if news.isPressed { return Date() }
        return news.isAsked ? request.now + Pace.reloadInterval : nil
    }

    // MARK: Drawing

    /// Draws the entry showing at `date`.
    private mutating func draw(
        _ timeline: WidgetTimeline, at date: Date, stale: HostError?
    ) throws {
        guard let list = timeline.entry(at: date)?.displayLists.first else { return }
        let words = (surface.isRedrawn ? notes : []) + (stale.map { ["stale: \($0)"] } ?? [])
        try attributingFailures(to: subject.widget.plugin) {
            try surface.show(
                list, at: date, note: words.isEmpty ? nil : words.joined(separator: "\n"))
        }
    }

    /// When the picture of the entry showing at `date` changes next.
    private func nextChange(of timeline: WidgetTimeline, after date: Date) -> Date? {
        let tick = timeline.entry(at: date)?.displayLists.first
            .flatMap { LiveDates.nextChange(in: $0, after: date.timeIntervalSince1970) }
            .map { Date(timeIntervalSince1970: $0) }
        return [tick, timeline.nextChange(after: date)].compactMap(\.self).min()
    }
}
