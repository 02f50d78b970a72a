import Glibc

/// Folders and files, read without Foundation.
enum Files {
    /// The names in a folder, in order; none where it cannot be read.
    static func entries(of path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }

    /// Returns the text of a file; empty if it cannot be read.
    static func text(of path: String) -> String {
        guard let file = fopen(path, "r") else { return "" }
        defer { fclose(file) }
        var (text, part): ([UInt8], [UInt8]) = ([], .init(repeating: 0, count: 64 * 1024))
        while case let count = fread(&part, 1, part.count, file), count > 0 {
            text += part.prefix(count)
        }
        return String(decoding: text, as: UTF8.self)
    }
}
