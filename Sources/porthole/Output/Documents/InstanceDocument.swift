import WidgetHost

/// One placed widget in `instances --json`.
struct InstanceDocument: Encodable {
    let id: String
    let kind: String
    let family: String
    let configuration: [String: JSONValue]
    /// Left out of the document unless it is true.
    let unavailable: Bool?

    init(_ instance: WidgetInstance, isAvailable: Bool) {
        id = instance.id
        kind = instance.kind
        family = instance.family.rawValue
        configuration = instance.configuration.mapValues(JSONValue.init)
        unavailable = isAvailable ? nil : true
    }
}
