import Foundation
import WidgetWire

/// A plugin that was found, but not loaded.
struct PluginFile: Sendable, Hashable {
    /// The device and inode that two names of one file share.
    struct Identity: Sendable, Hashable {
        let device: UInt64
        let inode: UInt64
    }

    /// The path of the `.so` file or of the `.widgetbundle` folder.
    let path: String
    /// The path of the shared library: `path` itself, or the bundle's executable.
    let library: String
    /// The contents of the bundle's `Info.plist`; nil for a bare library.
    let bundle: BundleInfo?
    /// The library file itself, whichever path leads to it.
    let identity: Identity
    /// The `.widgetbundle` folder; nil for a bare library.
    private(set) var folder: String?
    /// The other libraries of the bundle, which may handle its widgets' intents.
    private(set) var companions = Companions()
    /// The state of the library and of the `Info.plist`.
    private let state: [FileStamp]

    /// Reads what can be known about the plugin at `path` without running it.
    init(path: String) throws(PluginProblem) {
        self.path = path
        let isBundle = path.endsWithBytes(of: PluginScan.bundleEnding)
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

    /// A companion: a library beside a bundle's own.
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

    /// The state of the library and of the `Info.plist`, as a cache key.
    var stamp: String { state.map(\.key).joined(separator: " ") }

    /// The same with the state of its companions.
    var wholeStamp: String {
        ([stamp] + companions.files.map { "\($0.path) \($0.stamp)" }).joined(separator: " ")
    }

    /// The folder that contains the plugin.
    var directory: String { URL(filePath: path).deletingLastPathComponent().path }

    /// Whether the files are still the ones that were examined.
    var isCurrent: Bool {
        // A companion lies in a bundle, and has no manifest of its own.
        let manifest = folder == path ? try? FileStamp(path: BundleManifest.path(in: path)) : nil
        return state == [try? FileStamp(path: library), manifest].compactMap(\.self)
            && companions.files.allSatisfy(\.isCurrent)
    }
}
