extension PluginProblem {
    /// The problem of a plugin whose container has another name because the usual one is taken; nil
    /// for all others.
    init?(containerTakenFrom plugin: PluginFile, _ configuration: HostConfiguration) {
        guard let folder = configuration.containerDirectory else { return nil }
        let owners = ContainerOwners(folder: folder)
        let name = PluginContainer.name(of: plugin)
        let place = PluginPlace(plugin)
        guard let owner = owners.owner(of: name), let held = owners.held(name, by: place),
            held != name
        else { return nil }
        if place.isSameFile(as: owner), let user = place.owner, let former = owner.owner {
            self.init(
                path: plugin.path, reason: .containerTaken,
                message: "The plugin \(plugin.path) is another user's now (\(user), before "
                    + "\(former)), and keeps its files apart, in \(folder)/\(held); if it is to "
                    + "have the former ones, delete \(owners.record(of: name)).")
            return
        }
        let isGone = owner.isGone
        if isGone && !owners.hasFiles(name) { return nil }
        let (what, change) =
            plugin.bundle.map { ("identifier '\($0.identifier)'", "another identifier") }
            ?? ("file name '\(name)'", "another file name")
        let remedy =
            isGone
            ? "that one is gone, but its files are still in \(folder)/\(name); delete them, or to "
                + "give them to this plugin, delete \(owners.record(of: name))."
            : "remove one of them, or give one \(change)."
        self.init(
            path: plugin.path, reason: .containerTaken,
            message: "The plugin \(plugin.path) has the \(what), which \(owner.path) used first, "
                + "and keeps its files apart, in \(folder)/\(held); \(remedy)")
    }
}
