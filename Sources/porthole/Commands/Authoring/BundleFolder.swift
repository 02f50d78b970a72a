import CLinux
import Foundation

/// The contents of a `.widgetbundle` folder, flat as on iOS, so that `Bundle.main` finds
/// everything.
struct BundleFolder: Sendable {
    let library: URL
    /// The libraries that handle intents of the bundle's widgets.
    let companions: [URL]
    /// The contents of its Info.plist.
    let info: Data
    let resources: URL?

    static let companionFolder = "PlugIns"

    /// Creates the folder completely or not at all, with the folders around it; a folder that it
    /// replaces stays until then.
    ///
    /// - Throws: `CancellationError` when the task is cancelled before all is copied.
    func write(to folder: URL, replacing: Bool) throws {
        let files = FileManager.default
        if files.fileExists(atPath: folder.path) && !replacing {
            throw CommandError(
                "The folder \(folder.relativePath) exists; use --force to replace it.")
        }
        let parent = folder.deletingLastPathComponent()
        let unfinished = parent.appending(path: ".\(folder.lastPathComponent).\(UUID().uuidString)")
        // On success, the replaced folder lies there.
        defer { try? files.removeItem(at: unfinished) }
        do {
            try files.createDirectory(at: parent, withIntermediateDirectories: true)
            try fill(unfinished)
            if files.fileExists(atPath: folder.path) {
                try Self.exchange(unfinished, folder)
            } else {
                try files.moveItem(at: unfinished, to: folder)
            }
        } catch let error as CommandError {
            throw error
        } catch {
            try Task.checkCancellation()
            throw CommandError(
                "The folder \(folder.relativePath) cannot be made: "
                    + OutputFile.reason(error).stopped,
                exitCode: .cannotWrite)
        }
    }

    /// Exchanges two folders: atomically, or in steps when the file system cannot do that.
    private static func exchange(_ new: URL, _ old: URL) throws {
        guard linux_exchange(new.path, old.path) != 0 else { return }
        let files = FileManager.default
        let aside = new.appendingPathExtension("old")
        try files.moveItem(at: old, to: aside)
        do {
            try files.moveItem(at: new, to: old)
        } catch {
            try? files.moveItem(at: aside, to: old)
            throw error
        }
        try files.moveItem(at: aside, to: new)
    }

    /// Creates a folder and copies everything into it.
    private func fill(_ folder: URL) throws {
        let files = FileManager.default
        let bundles = try resourceBundles()
        let resources = resources?.resolvingSymlinksInPath()
        try bundles.forEach(Self.checkFileTypes)
        if let resources, !Self.isResource(resources) {
            try Self.copy(resources, to: folder)
        } else {
            try files.createDirectory(at: folder, withIntermediateDirectories: false)
        }
        if let resources, Self.isResource(resources) {
            try Self.copy(resources, to: folder.appending(path: resources.lastPathComponent))
        }
        try files.copyItem(at: library, to: folder.appending(path: library.lastPathComponent))
        if !companions.isEmpty {
            let plugIns = folder.appending(path: Self.companionFolder)
            try files.createDirectory(at: plugIns, withIntermediateDirectories: true)
            for companion in companions {
                try files.copyItem(
                    at: companion, to: plugIns.appending(path: companion.lastPathComponent))
            }
        }
        for bundle in bundles {
            let place = folder.appending(path: bundle.lastPathComponent)
            guard !files.fileExists(atPath: place.path) else { continue }
            try Self.copy(bundle, to: place)
        }
        try Task.checkCancellation()
        try info.write(to: folder.appending(path: "Info.plist"))
    }

    /// Copies a file, a link, or a folder with all in it, until the task is cancelled.
    private static func copy(_ source: URL, to place: URL) throws {
        try Task.checkCancellation()
        let files = FileManager.default
        let attributes = try files.attributesOfItem(atPath: source.path)
        guard attributes[.type] as? FileAttributeType == .typeDirectory else {
            return try files.copyItem(at: source, to: place)
        }
        try files.createDirectory(at: place, withIntermediateDirectories: false)
        for name in try files.contentsOfDirectory(atPath: source.path) {
            try copy(source.appending(path: name), to: place.appending(path: name))
        }
    }

    /// The resource folders beside a library that its code names, so that it can use
    /// `Bundle.module`.
    private func resourceBundles() throws -> [URL] {
        try ([library] + companions).flatMap { library in
            // Build products are reached through a link, whose contents Foundation does not list.
            let folder = library.deletingLastPathComponent().resolvingSymlinksInPath()
            let siblings = try FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil
            ).filter { $0.pathExtension == "resources" }
            if siblings.isEmpty { return [URL]() }
            let code = try Data(contentsOf: library, options: .alwaysMapped)
            return siblings.filter { code.range(of: Data($0.lastPathComponent.utf8)) != nil }
        }
    }

    /// Whether a folder is itself a resource that code finds by name, instead of holding resources.
    private static func isResource(_ folder: URL) -> Bool {
        ["xcassets", "lproj"].contains(folder.pathExtension)
    }
}
