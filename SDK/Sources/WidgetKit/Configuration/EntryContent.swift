/// The content closure of a configuration, which makes the view of an entry on the main thread.
struct EntryContent<Entry: TimelineEntry, Content: View>: @unchecked Sendable {
    // Unchecked: the closure is created and called on the main thread only.
    private let makeView: (Entry) -> Content

    init(_ makeView: @escaping (Entry) -> Content) {
        self.makeView = makeView
    }

    /// Adds an entry to the reply to a request, from any thread.
    ///
    /// - Parameter redaction: The parts of the view to hide.
    func add(
        _ entry: Entry, to request: TimelineRequest, redaction: RedactionReasons = []
    ) {
        let relevance = entry.relevance ?? TimelineEntryRelevance(score: 0)
        // Unsafe but sound: the provider gave up the entry.
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

    /// Adds the entries of a timeline, and the time of the next request.
    ///
    /// An empty timeline, which some providers return before they are set up, shows the
    /// placeholder.
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

    /// Adds an entry of any type; returns `false` if it is not of this content's type.
    func add(anyEntry entry: Any, to request: TimelineRequest) -> Bool {
        guard let entry = entry as? Entry else { return false }
        add(entry, to: request)
        return true
    }
}
