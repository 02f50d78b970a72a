import WidgetWire

/// The message and URL of an intent's outcome so far.
struct OutcomeDraft: AnswerDraft {
    static let functions = "widget_result"

    private let intent: String
    private var end = PerformEnd()

    init(intent: String) {
        self.intent = intent
    }

    /// Sets the message to the user; the last one counts.
    mutating func say(_ words: String) { end.words = words }

    /// Sets the URL to open; the last one counts.
    mutating func open(_ url: String) { end.url = url }

    func answer() throws(RunnerError) -> PerformEnd {
        guard end.url.isEmpty || OpenableURL.isOpenable(end.url) else {
            throw .unusableURL(intent: intent, url: String(end.url.prefix(100)))
        }
        return end
    }

    func failure(_ words: String) -> RunnerError { .intentFailed(name: intent, message: words) }
}
