import WidgetHost

/// One control: in `list --json` as it is installed, elsewhere with its state.
struct ControlDocument: Encodable {
    let kind: String
    let displayName: String
    let description: String
    let parameters: [WidgetDocument.Parameter]
    let plugin: String
    let bundle: WidgetDocument.Bundle?
    /// `button`, `toggle`, or `label` for one without an action; left out when it was not asked.
    private(set) var type: String?
    /// Whether a toggle is on; left out for all others.
    private(set) var value: Bool?
    /// Its status, as in a tile's second line; left out when it has none.
    private(set) var status: String?

    /// A control that was not asked.
    init(_ control: InstalledControl) {
        kind = control.kind
        displayName = control.displayName
        description = control.description
        parameters = control.parameters.map(WidgetDocument.Parameter.init)
        plugin = control.plugin
        bundle = control.bundle.map(WidgetDocument.Bundle.init)
    }

    /// A control that was asked, with its target; nil for one without an action.
    init(_ control: InstalledControl, _ target: TapTarget?) {
        self.init(control)
        guard let target, case .action(_, let isOn) = target.effect else {
            type = "label"
            return
        }
        type = isOn == nil ? "button" : "toggle"
        value = isOn
        status = target.status.nonEmpty
    }
}
