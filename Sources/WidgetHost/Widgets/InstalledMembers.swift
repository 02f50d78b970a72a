/// One live activity that an installed plugin can start.
public struct InstalledActivity: Sendable, Hashable {
    /// What identifies the activity in its plugin: the name of its attributes' type.
    public let name: String
    /// The plugin as it was found.
    public let plugin: String
    /// The bundle around the plugin; nil for a bare `.so` file.
    public let bundle: BundleInfo?
}

/// One control that an installed plugin offers.
public struct InstalledControl: Sendable, Hashable {
    /// What identifies the control for ever and everywhere.
    public let kind: String
    /// The name to show; the kind when the plugin gives none.
    public let displayName: String
    /// What the control does; empty when the plugin does not say.
    public let description: String
    /// What the user can set, in the order the plugin declares it.
    public let parameters: [WidgetParameter]
    /// Whether it says how it is, so that it can be shown and pressed.
    public let canBeShown: Bool
    /// The plugin as it was found.
    public let plugin: String
    /// The bundle around the plugin; nil for a bare `.so` file.
    public let bundle: BundleInfo?
}

/// Something that an installed plugin can have done.
public struct InstalledIntent: Sendable, Hashable {
    /// What identifies the intent in its plugin.
    public let name: String
    /// The name to show; ``name`` when the plugin gives no title.
    public let title: String
    /// What it does; empty when the plugin does not say.
    public let description: String
    /// What the user can set, in the order the plugin declares it.
    public let parameters: [WidgetParameter]
    /// The plugin as it was found.
    public let plugin: String
}

/// Words under which users find an intent of an installed plugin.
public struct InstalledShortcut: Sendable, Hashable {
    /// The name of one of the plugin's intents.
    public let intent: String
    /// The name to show.
    public let title: String
    /// An SF Symbols name; empty: none.
    public let symbol: String
    /// What users may say.
    public let phrases: [String]
    /// The plugin as it was found.
    public let plugin: String
}

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
