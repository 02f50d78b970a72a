/// A widget or control, and the plugin it comes from.
struct KindOwner: Sendable {
    let member: InstalledMember
    let plugin: PluginFile
}
