/// A control that users can add: a button or a toggle.
@MainActor @preconcurrency
public protocol ControlWidget {
    /// The type of the control's configuration.
    associatedtype Body: ControlWidgetConfiguration
    /// Creates the control.
    @MainActor @preconcurrency init()
    /// The configuration of the control.
    @MainActor @preconcurrency var body: Body { get }
}

extension ControlWidget {
    /// Registers the control with the process that loaded the plugin, and returns.
    @MainActor @preconcurrency
    public static func main() { PluginEntry.register(_ControlMember(control: Self())) }
}

/// A control as a member of a widget bundle.
public struct _ControlMember<Control: ControlWidget> {
    let control: Control?
}

extension _ControlMember: Widget {
    /// Creates a member without a control.
    public init() { control = nil }

    /// The configuration that registers the control.
    public var body: some WidgetConfiguration {
        ControlMemberConfiguration(description: control?.body.description())
    }
}

private struct ControlMemberConfiguration: PrimitiveWidgetConfiguration {
    let description: ControlDescription?

    func registration() -> (any Registrable)? { description }
}

extension WidgetBundleBuilder {
    /// Adds a control to the bundle.
    public static func buildExpression<Control: ControlWidget>(
        _ control: Control
    ) -> _ControlMember<Control> {
        _ControlMember(control: control)
    }
}
