/// What a plugin offers, checked.
struct DescribedContents {
    let widgets: [InstalledWidget]
    let controls: [InstalledControl]
    let activities: [InstalledActivity]
    let intents: [InstalledIntent]
    let shortcuts: [InstalledShortcut]

    /// What users know by a kind.
    var members: [InstalledMember] { widgets.map { .widget($0) } + controls.map { .control($0) } }
}
