import WidgetHost

/// The document of `press --json`: the intent's message and the new timeline.
struct PressDocument: Encodable {
    let message: String
    let url: String?
    let timeline: TimelineDocument
}

/// The document of `press --json` for a control: the intent's message and the new state.
struct ControlPressDocument: Encodable {
    let message: String
    let url: String?
    let control: ControlDocument

    init(_ outcome: IntentOutcome, _ control: ControlDocument) {
        (message, url) = (outcome.words, outcome.url?.absoluteString)
        self.control = control
    }
}
