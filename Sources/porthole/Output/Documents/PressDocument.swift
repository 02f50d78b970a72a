/// The document of `press --json`: what the intent said, and the widget as it is now.
struct PressDocument: Encodable {
    let words: String
    let url: String?
    let timeline: TimelineDocument
}
