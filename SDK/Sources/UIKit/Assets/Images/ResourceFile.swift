import Foundation

/// Pictures that lie in a bundle as files.
enum ResourceFile {
    /// Returns the path of an image file, with or without extension; larger scales are preferred.
    static func path(of name: String, in bundle: Bundle?) -> String? {
        guard !name.isEmpty, let folder = (bundle ?? .main).resourceURL else { return nil }
        let files = FileManager.default
        let names = name.contains(".") ? [name] : extensions.map { name + "." + $0 }
        for name in names {
            let dot = name.lastIndex(of: ".") ?? name.endIndex
            for suffix in ["@2x", "@3x", ""] {
                let path = folder.appending(path: name[..<dot] + suffix + name[dot...]).path
                if files.fileExists(atPath: path) { return path }
            }
        }
        return nil
    }

    private static let extensions = ["png", "jpg", "jpeg", "webp", "heic", "gif", "pdf", "svg"]
}
