import WidgetHost
import WidgetWire

/// The action of a press, in JSON.
struct ActionDocument: Encodable {
    let intent: String
    let arguments: [String: JSONValue]

    init(_ action: Action) {
        intent = action.intent
        arguments = action.arguments.compactMapValues { value in
            ConfigurationValue(wire: value).map(JSONValue.init)
        }
    }
}
