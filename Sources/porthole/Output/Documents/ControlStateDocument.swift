import WidgetHost

/// One control in `controls --json`.
struct ControlStateDocument: Encodable {
    let kind: String
    let displayName: String
    /// `button` or `toggle`, `label` for one that does nothing; null for one that could not be asked.
    let type: String?
    /// Whether a toggle is on; null for a button.
    let value: Bool?
    /// How it is, in words, as a tile's second line has it; null where it says nothing.
    let status: String?

    /// A control that could not be asked.
    init(_ control: InstalledControl) {
        kind = control.kind
        displayName = control.displayName
        (type, value, status) = (nil, nil, nil)
    }

    /// A control with what a press does; nil for nothing.
    init(_ control: InstalledControl, _ target: TapTarget?) {
        kind = control.kind
        displayName = control.displayName
        guard let target, case .action(_, let isOn) = target.effect else {
            (type, value, status) = ("label", nil, nil)
            return
        }
        (type, value) = (isOn == nil ? "button" : "toggle", isOn)
        status = target.status.isEmpty ? nil : target.status
    }

    private enum CodingKeys: CodingKey {
        case kind, displayName, type, value, status
    }

    /// Writes what is not known as null, so that every key is always there.
    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: CodingKeys.self)
        try object.encode(kind, forKey: .kind)
        try object.encode(displayName, forKey: .displayName)
        try object.encode(type, forKey: .type)
        try object.encode(value, forKey: .value)
        try object.encode(status, forKey: .status)
    }
}
