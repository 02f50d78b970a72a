/// The document of `press --json`: the intent's message and the new timeline.
struct PressDocument: Encodable {
    let words: String
    let url: String?
    let timeline: TimelineDocument
}
