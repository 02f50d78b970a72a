/// The checked contents of a plugin's description.
struct DescribedContents {
    let widgets: [InstalledWidget]
    let controls: [InstalledControl]
    let activities: [InstalledActivity]
    let intents: [InstalledIntent]
    let shortcuts: [InstalledShortcut]

    /// The widgets and controls, which users address by kind.
    var members: [InstalledMember] { widgets.map { .widget($0) } + controls.map { .control($0) } }
}
