/// The names of a catalog's items, with the folders that are namespaces.
struct AssetNames {
    /// Items of one kind and the namespaces around them.
    struct Folder {
        var names: [String] = []
        var folders: [(name: String, folder: Folder)] = []

        var isEmpty: Bool { names.isEmpty && folders.allSatisfy(\.folder.isEmpty) }
    }

    private(set) var colors = Folder()
    private(set) var images = Folder()

    /// Creates an empty list.
    init() {}

    /// Reads the items in the folder of a catalog.
    init(in path: String, depth: Int = 0) {
        for entry in Files.entries(of: path) {
            let (name, kind) = Self.parts(of: entry)
            switch kind {
            case "colorset": colors.names.append(name)
            case "imageset", "symbolset": images.names.append(name)
            case "" where depth < 32:
                add(AssetNames(in: path + "/" + entry, depth: depth + 1), path + "/" + entry, name)
            default: break
            }
        }
    }

    /// Adds the items of another catalog.
    mutating func add(_ other: AssetNames) {
        colors.add(other.colors)
        images.add(other.images)
    }

    private mutating func add(_ inner: AssetNames, _ path: String, _ name: String) {
        guard Files.text(of: path + "/Contents.json").providesNamespace else {
            return add(inner)
        }
        if !inner.colors.isEmpty { colors.folders.append((name, inner.colors)) }
        if !inner.images.isEmpty { images.folders.append((name, inner.images)) }
    }

    private static func parts(of entry: String) -> (name: String, kind: String) {
        guard let dot = entry.lastIndex(of: ".") else { return (entry, "") }
        return (String(entry[..<dot]), String(entry[entry.index(after: dot)...]))
    }
}

extension AssetNames.Folder {
    fileprivate mutating func add(_ other: AssetNames.Folder) {
        names += other.names
        folders += other.folders
    }
}

extension String {
    /// Whether a folder's description makes its name a part of its items' names.
    fileprivate var providesNamespace: Bool {
        let text = filter { !$0.isWhitespace }
        return text.contains("\"provides-namespace\":true")
    }
}
