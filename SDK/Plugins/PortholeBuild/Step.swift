import Foundation
import PackagePlugin

/// A source file that the tool makes for a target.
struct Step {
    /// The tool's command.
    private let name: String
    /// What the build says while it runs.
    let title: String
    /// The name of the file that is made.
    let output: String
    /// Extensions of the files and folders it is made from; a target without them has no such file.
    let extensions: Set<String>
    /// Extensions of the files that it is made to suit.
    var around: Set<String> = []

    static let all = [
        Step(
            name: "foundation", title: "Adding to Foundation", output: "Foundation+Porthole.swift",
            extensions: ["swift"]),
        Step(
            name: "intents", title: "Making intents", output: "IntentDefinitions.swift",
            extensions: ["intentdefinition"]),
        Step(
            name: "models", title: "Making data models", output: "DataModels.swift",
            extensions: ["xcdatamodeld"]),
        Step(
            name: "assets", title: "Naming assets", output: "GeneratedAssetSymbols.swift",
            extensions: ["xcassets"], around: ["swift"]),
    ]

    /// The tool's command for a target, which may have a bundle of its own, `Bundle.module`.
    func command(for target: SwiftSourceModuleTarget) -> String {
        let hasBundle = target.sourceFiles.contains { $0.type == .resource }
        return hasBundle && ["assets", "foundation"].contains(name) ? "module-\(name)" : name
    }

    /// The target's files that it is made from, whether the package declares them or not.
    ///
    /// The target's folder may be a link to that of an app's project. The files are named through
    /// it, because the package knows them by these names.
    func inputs(of target: SwiftSourceModuleTarget) -> [URL] {
        let folder = target.directoryURL
        let linked = folder.resolvingSymlinksInPath()
        let files = FileManager.default.enumerator(
            at: linked, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        let all = (files?.allObjects ?? []).compactMap { $0 as? URL }
            .map { folder.appending(path: $0.path.dropFirst(linked.path.count + 1)) }
            .sorted { $0.path < $1.path }
        guard all.contains(where: { extensions.contains($0.pathExtension) }) else { return [] }
        return all.filter { extensions.union(around).contains($0.pathExtension) }
    }
}
