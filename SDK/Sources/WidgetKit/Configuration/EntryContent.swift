/// A configuration's content, which makes an entry's view on the main thread.
struct EntryContent<Entry: TimelineEntry, Content: View>: @unchecked Sendable {
    // Unchecked: the closure was made on the main thread and is called there only.
    private let makeView: (Entry) -> Content

    init(_ makeView: @escaping (Entry) -> Content) {
        self.makeView = makeView
    }

    /// Adds an entry to a request's answer, from any thread.
    ///
    /// - Parameter redaction: What is hidden of its view.
    func add(
        _ entry: Entry, to request: TimelineRequest, redaction: RedactionReasons = []
    ) {
        let relevance = entry.relevance ?? TimelineEntryRelevance(score: 0)
        // Unsafe but sound: the provider gave the entry away.
        nonisolated(unsafe) let entry = entry
        request.add(
            date: entry.date, relevance: (Double(relevance.score), relevance.duration)
        ) { recorder in
            recorder.withEnvironment({ $0.entryDate = entry.date }) {
                let view = makeView(entry)
                if redaction.isEmpty {
                    recorder.recordWidget(view)
                } else {
                    recorder.recordWidget(view.redacted(reason: redaction))
                }
            }
        }
    }

    /// Adds a timeline's entries, and says when to ask again.
    ///
    /// One without entries, as some providers give it before they are set up, shows the placeholder.
    func add(
        contentsOf timeline: Timeline<Entry>, to request: TimelineRequest,
        orPlaceholder placeholder: () -> Entry
    ) {
        for entry in timeline.entries { add(entry, to: request) }
        if timeline.entries.isEmpty {
            PluginLog.warnOnce(
                "A provider of \(Entry.self) gave no entry: its placeholder is shown.")
            add(placeholder(), to: request, redaction: .placeholder)
        }
        timeline.policy.apply(to: request)
    }

    /// Adds an entry of any type; `false` when it is not this content's.
    func add(anyEntry entry: Any, to request: TimelineRequest) -> Bool {
        guard let entry = entry as? Entry else { return false }
        add(entry, to: request)
        return true
    }
}
