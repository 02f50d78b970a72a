import WidgetWire

/// What an intent has said and wants opened.
struct OutcomeDraft: AnswerDraft {
    static let functions = "widget_result"

    private let intent: String
    private var end = PerformEnd()

    init(intent: String) {
        self.intent = intent
    }

    /// Says something to the user; the last words count.
    mutating func say(_ words: String) { end.words = words }

    /// Wants a URL opened; the last one counts.
    mutating func open(_ url: String) { end.url = url }

    func answer() throws(RunnerError) -> PerformEnd {
        guard end.url.isEmpty || OpenableURL.isOpenable(end.url) else {
            throw .unusableURL(intent: intent, url: String(end.url.prefix(100)))
        }
        return end
    }

    func failure(_ words: String) -> RunnerError { .intentFailed(name: intent, message: words) }
}
