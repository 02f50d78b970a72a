import Foundation

/// One plugin as it was found, not yet loaded.
struct PluginFile: Sendable, Hashable {
    /// The `.so` file or the `.widgetbundle` folder.
    let path: String
    /// The shared library: `path` itself, or the bundle's executable.
    let library: String
    /// What the bundle's `Info.plist` says; nil for a bare library.
    let bundle: BundleInfo?
    /// The state of the library and of the `Info.plist`, as a key for a cache.
    var stamp: String { state.map(\.key).joined(separator: " ") }
    /// The library itself, whatever paths lead to it.
    let identity: Identity
    /// The `.widgetbundle` folder; nil for a bare library.
    private(set) var folder: String?
    /// The other libraries of the bundle, which may handle its widgets' intents.
    private(set) var companions = Companions()
    /// The state of the library and of the `Info.plist`.
    private let state: [FileStamp]

    /// What two names of one file have in common.
    struct Identity: Sendable, Hashable {
        let device: UInt64
        let inode: UInt64
    }

    /// Reads what can be known about the plugin at `path` without running it.
    init(path: String) throws(PluginProblem) {
        self.path = path
        let isBundle = path.hasSuffix(PluginScan.bundleEnding)
        let manifest: BundleManifest? = isBundle ? try BundleManifest(folder: path) : nil
        library = manifest?.library ?? path
        bundle = manifest?.info
        let file = try LibraryFile(path: library, of: path)
        identity = Identity(device: file.stamp.device, inode: file.stamp.inode)
        state = [file.stamp, manifest?.stamp].compactMap(\.self)
        guard let bundle else { return }
        folder = path
        companions = Companions(of: path, bundle)
    }

    /// A library beside a bundle's own.
    init(companion library: String, of folder: String, _ bundle: BundleInfo)
        throws(PluginProblem)
    {
        path = library
        self.library = library
        self.folder = folder
        self.bundle = bundle
        let file = try LibraryFile(path: library, of: path)
        identity = Identity(device: file.stamp.device, inode: file.stamp.inode)
        state = [file.stamp]
    }

    /// The state of the plugin and of its companions.
    var wholeStamp: String {
        ([stamp] + companions.files.map { "\($0.path) \($0.stamp)" }).joined(separator: " ")
    }

    /// The folder that it was put in.
    var directory: String { URL(filePath: path).deletingLastPathComponent().path }

    /// Whether the files are still the ones that were looked at.
    var isCurrent: Bool {
        // A companion lies in a bundle, and has no manifest of its own.
        let manifest = folder == path ? try? FileStamp(path: BundleManifest.path(in: path)) : nil
        return state == [try? FileStamp(path: library), manifest].compactMap(\.self)
            && companions.files.allSatisfy(\.isCurrent)
    }
}
