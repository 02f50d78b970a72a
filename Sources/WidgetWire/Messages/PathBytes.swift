/// Paths are bytes to the kernel and characters to Swift: to `contains` and `hasPrefix`, a slash
/// before a combining mark is not a slash, and two spellings of one character are equal although
/// they name two files.
///
/// Not generic: a runner compares thousands of paths before it loads its plugin.
extension String {
    /// Whether both have the same bytes, and so name the same file.
    package func hasBytes(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }

    /// Whether it begins with the bytes of `prefix`.
    package func beginsWithBytes(of prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }

    /// Whether it ends with the bytes of `suffix`.
    package func endsWithBytes(of suffix: String) -> Bool {
        utf8.reversed().starts(with: suffix.utf8.reversed())
    }

    /// Whether it is the path of `folder` or of something in it; both are absolute, without `..`.
    package func isInside(folder: String) -> Bool {
        guard folder.utf8.count > 1 else { return true }
        guard beginsWithBytes(of: folder) else { return false }
        let rest = utf8.dropFirst(folder.utf8.count)
        return rest.isEmpty || rest.first == UInt8(ascii: "/")
    }

    /// The position of the last slash.
    package var lastSlash: Index? { utf8.lastIndex(of: UInt8(ascii: "/")) }
}
