/// A widget or control, which is installed under a kind.
enum InstalledMember: Sendable {
    case widget(InstalledWidget)
    case control(InstalledControl)

    /// Its permanent and unique identifier.
    var kind: String {
        switch self {
        case .widget(let widget): widget.kind
        case .control(let control): control.kind
        }
    }

    /// Whether it is a widget or a control, for errors about it.
    var subject: HostError.Subject {
        switch self {
        case .widget: .widget
        case .control: .control
        }
    }

    /// The parameters that the user can set.
    var parameters: [WidgetParameter] {
        switch self {
        case .widget(let widget): widget.parameters
        case .control(let control): control.parameters
        }
    }
}
