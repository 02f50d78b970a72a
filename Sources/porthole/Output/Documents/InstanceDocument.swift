import WidgetHost

/// One placed widget in `instances --json`.
struct InstanceDocument: Encodable {
    let id: String
    let kind: String
    let family: String
    let configuration: [String: JSONValue]
    /// Whether the widget is not installed.
    let unavailable: Bool

    init(_ instance: WidgetInstance, isAvailable: Bool) {
        id = instance.id
        kind = instance.kind
        family = instance.family.rawValue
        configuration = instance.configuration.mapValues(JSONValue.init)
        unavailable = !isAvailable
    }
}
