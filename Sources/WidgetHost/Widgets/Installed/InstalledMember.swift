/// What is installed under a kind.
enum InstalledMember: Sendable {
    case widget(InstalledWidget)
    case control(InstalledControl)

    /// What identifies it for ever and everywhere.
    var kind: String {
        switch self {
        case .widget(let widget): widget.kind
        case .control(let control): control.kind
        }
    }

    /// What it is, for errors about it.
    var subject: HostError.Subject {
        switch self {
        case .widget: .widget
        case .control: .control
        }
    }

    /// What the user can set.
    var parameters: [WidgetParameter] {
        switch self {
        case .widget(let widget): widget.parameters
        case .control(let control): control.parameters
        }
    }
}
