import Foundation

/// The folders of a catalog's items, by name.
struct AssetIndex {
    private(set) var colors: [String: URL] = [:]
    private(set) var images: [String: URL] = [:]
    private(set) var symbols: [String: URL] = [:]
    private(set) var data: [String: URL] = [:]

    private struct Group: Decodable {
        struct Properties: Decodable {
            let providesNamespace: Bool?

            private enum CodingKeys: String, CodingKey {
                case providesNamespace = "provides-namespace"
            }
        }

        let properties: Properties?
    }

    /// Adds the items in a folder; a folder of folders can be a part of their names.
    mutating func add(_ folder: URL, namespace: String, depth: Int = 0) {
        let entries = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        for entry in (entries ?? []).sorted(by: { $0.path < $1.path }) {
            let name = namespace + entry.deletingPathExtension().lastPathComponent
            switch entry.pathExtension {
            case "colorset": Self.add(entry, name, to: &colors)
            case "imageset", "appiconset": Self.add(entry, name, to: &images)
            case "symbolset": Self.add(entry, name, to: &symbols)
            case "dataset": Self.add(entry, name, to: &data)
            case "" where depth < 32:
                let group = entry.assetContents(Group.self)
                let isNamespace = group?.properties?.providesNamespace ?? false
                add(entry, namespace: isNamespace ? name + "/" : namespace, depth: depth + 1)
            default: break
            }
        }
    }

    private static func add(_ folder: URL, _ name: String, to folders: inout [String: URL]) {
        if folders[name] == nil { folders[name] = folder }
    }
}
