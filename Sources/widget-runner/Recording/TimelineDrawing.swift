import WidgetWire

/// Draws and sends a provider's timeline, entry by entry.
///
/// Unchecked: made on any thread, then used on the plugin's main thread only. Each entry is a job
/// of its own, so that the plugin's other work on that thread need not wait for all of them.
final class TimelineDrawing: @unchecked Sendable {
    private let request: ProviderRequest<TimelineTask>
    private let timeline: PluginTimeline
    private var nextIndex: UInt32 = 0
    private var sentBitmaps = SentBitmaps()

    init(_ request: ProviderRequest<TimelineTask>, _ timeline: PluginTimeline) {
        self.request = request
        self.timeline = timeline
    }

    /// Draws and sends one entry, or ends the answer.
    func drawNext() {
        if request.isCancelled { return finish(.failure(RunnerError.cancelled.failure)) }
        do throws(RunnerError) {
            try takeAndDraw()
            if timeline.isOver { return finish(.timeline(TimelineEnd(timeline))) }
            request.services.mainLoop.perform { self.drawNext() }
        } catch {
            finish(.failure(error.failure))
        }
    }

    /// Releases the entries before answering; plugins rely on that order.
    private func finish(_ reply: RunnerMessage.OneOf_Reply) {
        timeline.dropEntries()
        request.finish(reply)
    }

    private func takeAndDraw() throws(RunnerError) {
        guard let entry = timeline.takeEntry() else { return }
        try draw(entry)
        nextIndex += 1
    }

    private func draw(_ entry: PluginEntry) throws(RunnerError) {
        for (number, environment) in request.task.message.environments.enumerated() {
            var message = TimelineEntry()
            message.index = nextIndex
            message.environment = UInt32(number)
            message.date = entry.date
            if let relevance = entry.relevance {
                message.relevance.score = relevance.score
                message.relevance.duration = relevance.duration
            }
            message.displayList = try request.services.drawing.displayList(
                of: entry, for: environment, request)
            let bitmaps = sentBitmaps.take(from: &message.displayList)
            if bitmaps.left > 0 {
                request.services.log.write(
                    .warning,
                    "Images of entry \(nextIndex) are left out: a timeline's are too large.")
            }
            do {
                for bitmap in bitmaps.new {
                    try request.services.connection.reply(
                        .bitmap(bitmap), to: request.id, isPart: true)
                }
                try request.services.connection.reply(
                    .entry(message), to: request.id, isPart: true)
            } catch {
                throw .tooLarge(kind: request.task.provider.kind, problem: "\(error)")
            }
        }
    }
}

extension TimelineEnd {
    fileprivate init(_ timeline: PluginTimeline) {
        self.init()
        entryCount = UInt32(timeline.entryCount)
        policy = ReloadPolicy(rawValue: Int(timeline.reload.rawValue)) ?? .atEnd
        if policy == .after { reloadDate = timeline.reloadDate }
        rejected = timeline.rejections.sorted { $0.key < $1.key }.map { name, words in
            var rejected = RejectedValue()
            rejected.parameter = name
            rejected.message = words
            return rejected
        }
    }
}
