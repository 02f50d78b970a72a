import WidgetHost

/// One control in `controls --json`.
struct ControlStateDocument: Encodable {
    let kind: String
    let displayName: String
    /// `button`, `toggle`, or `label` for one without an action; null when it could not be asked.
    let type: String?
    /// Whether a toggle is on; null for a button.
    let value: Bool?
    /// Its status, as in a tile's second line; null when it has none.
    let status: String?
    /// What a user can set.
    let parameters: [WidgetDocument.Parameter]

    /// A control that could not be asked.
    init(_ control: InstalledControl) {
        kind = control.kind
        displayName = control.displayName
        parameters = control.parameters.map(WidgetDocument.Parameter.init)
        (type, value, status) = (nil, nil, nil)
    }

    /// A control that was asked, with its target; nil for one without an action.
    init(_ control: InstalledControl, _ target: TapTarget?) {
        kind = control.kind
        displayName = control.displayName
        parameters = control.parameters.map(WidgetDocument.Parameter.init)
        guard let target, case .action(_, let isOn) = target.effect else {
            (type, value, status) = ("label", nil, nil)
            return
        }
        (type, value) = (isOn == nil ? "button" : "toggle", isOn)
        status = target.status.isEmpty ? nil : target.status
    }

    private enum CodingKeys: CodingKey {
        case kind, displayName, type, value, status, parameters
    }

    /// Writes unknown values as null, so that every key is present.
    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(kind, forKey: .kind)
        try object.encode(displayName, forKey: .displayName)
        try object.encode(type, forKey: .type)
        try object.encode(value, forKey: .value)
        try object.encode(status, forKey: .status)
        try object.encode(parameters, forKey: .parameters)
    }
}
