import Foundation
import WidgetWire

/// The contents of a bundle folder's `Info.plist`, which is XML.
struct BundleManifest {
    let info: BundleInfo
    /// The absolute path of `CFBundleExecutable`.
    let library: String
    let stamp: FileStamp

    private struct Keys: Decodable {
        var identifier: String?
        var name: String?
        var version: String?
        var executable: String?

        enum CodingKeys: String, CodingKey {
            case identifier = "CFBundleIdentifier"
            case name = "CFBundleName"
            case version = "CFBundleShortVersionString"
            case executable = "CFBundleExecutable"
        }
    }

    /// Reads the manifest of the bundle at `folder`.
    init(folder: String) throws(PluginProblem) {
        let path = Self.path(in: folder)
        do throws(Errno) {
            stamp = try FileStamp(path: path)
        } catch {
            throw Self.unreadable(
                folder, "The bundle \(folder) has no Info.plist that can be read: \(error.words).")
        }
        let keys = try Self.read(folder, stamp)
        guard let identifier = keys.identifier, !identifier.isEmpty else {
            throw Self.unreadable(
                folder, "\(path) lacks CFBundleIdentifier; add a name in reverse DNS.")
        }
        guard let executable = keys.executable else {
            throw Self.unreadable(
                folder,
                "\(path) lacks CFBundleExecutable; add the file name of the bundle's library.")
        }
        guard Self.isFileName(executable) else {
            throw Self.unreadable(
                folder,
                "\(path) has the CFBundleExecutable '\(PlainText.line(executable, limit: 200))', "
                    + "which is not the name of a file in the bundle; give the library's.")
        }
        let folderName = URL(fileURLWithPath: folder).deletingPathExtension().lastPathComponent
        info = BundleInfo(
            identifier: PlainText.line(identifier),
            name: PlainText.line(keys.name ?? folderName),
            version: PlainText.line(keys.version ?? ""))
        library = "\(folder)/\(executable)"
        try Self.checkLiesInside(folder, library)
    }

    /// A link would give this plugin the library of another one, and so access to that one's
    /// container.
    private static func checkLiesInside(
        _ folder: String, _ library: String
    ) throws(PluginProblem) {
        func real(_ path: String) -> String {
            URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        }
        let (place, target) = (real(folder), real(library))
        guard target.isInside(folder: place) else {
            throw unreadable(
                folder,
                "The library of the bundle \(folder) is a link to \(PlainText.line(target)); "
                    + "put the library itself there.")
        }
    }

    /// The path of a bundle's manifest.
    static func path(in folder: String) -> String { "\(folder)/Info.plist" }

    private static func read(_ folder: String, _ stamp: FileStamp) throws(PluginProblem) -> Keys {
        let path = path(in: folder)
        let data: Data
        do throws(ManifestFile.Problem) {
            data = try ManifestFile.read(path, stamp)
        } catch {
            throw unreadable(folder, "\(path) \(error.words).")
        }
        do {
            return try PropertyListDecoder().decode(Keys.self, from: data)
        } catch {
            throw unreadable(
                folder, "\(path) is not a property list with texts for its keys; check its syntax.")
        }
    }

    private static func unreadable(_ folder: String, _ message: String) -> PluginProblem {
        PluginProblem(path: folder, reason: .unreadable, message: message)
    }

    /// Whether `name` is a plain file name, so that it stays inside the bundle.
    private static func isFileName(_ name: String) -> Bool {
        !name.isEmpty && name.lastSlash == nil && name != "." && name != ".."
            && FileNameProblem(name) == nil
    }
}
