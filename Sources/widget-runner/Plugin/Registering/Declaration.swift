/// Something that a plugin declares, for messages about it.
enum Declaration: Hashable, Sendable {
    case widget(kind: String)
    case control(kind: String)
    case preview(id: String)
    case intent(name: String)
    case handler(intent: String)

    /// The identifier.
    var name: String {
        switch self {
        case .widget(let name), .control(let name), .preview(let name), .intent(let name),
            .handler(let name):
            name
        }
    }
}

extension Declaration: CustomStringConvertible {
    /// A phrase that follows "the", such as "widget 'org.example.clock'".
    var description: String { "\(noun) '\(name)'" }

    /// The kind of declaration.
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
