import WidgetHost

/// A target in `actions --json`.
struct TapTargetDocument: Encodable {
    /// The effect of a press: an intent with its arguments, or a URL to open.
    struct Effect: Encodable {
        let intent: String?
        let arguments: [String: JSONValue]?
        let url: String?
    }

    let id: String
    let label: String
    let frame: NodeDocument.Frame
    let action: Effect
    /// The state of a toggle; left out for other targets.
    let isOn: Bool?
    let disabled: Bool

    init(_ target: TapTarget) {
        id = target.id
        label = target.label
        frame = NodeDocument.Frame(target.frame)
        disabled = !target.isEnabled
        switch target.effect {
        case .link(let url):
            action = Effect(intent: nil, arguments: nil, url: url.absoluteString)
            isOn = nil
        case .action(let performed, let state):
            let document = ActionDocument(performed)
            action = Effect(intent: document.intent, arguments: document.arguments, url: nil)
            isOn = state
        }
    }
}
