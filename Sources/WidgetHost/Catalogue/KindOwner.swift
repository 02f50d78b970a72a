/// What has a kind, and the plugin behind it.
struct KindOwner: Sendable {
    let member: InstalledMember
    let plugin: PluginFile
}
