/// What a plugin declares, for the words about it.
enum Declaration: Hashable, Sendable {
    case widget(kind: String)
    case control(kind: String)
    case preview(id: String)
    case intent(name: String)
    case handler(intent: String)

    /// What identifies it.
    var name: String {
        switch self {
        case .widget(let name), .control(let name), .preview(let name), .intent(let name),
            .handler(let name):
            name
        }
    }
}

extension Declaration: CustomStringConvertible {
    /// Such as "widget 'org.example.clock'", to go after "the".
    var description: String { "\(noun) '\(name)'" }

    /// What it is.
    var noun: String {
        switch self {
        case .widget: "widget"
        case .control: "control"
        case .preview: "preview"
        case .intent: "intent"
        case .handler: "handler of the intent"
        }
    }
}
