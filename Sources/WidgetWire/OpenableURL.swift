public import FoundationEssentials

/// What a plugin may have the user's desktop open.
public enum OpenableURL {
    /// The longest one, in bytes.
    public static let byteLimit = 16 * 1024

    private static let refusedSchemes: Set<String> = [
        // The user's own files, which may be programs.
        "file",
        // Programs themselves.
        "javascript", "vbscript",
        // Pages made up by whoever names them.
        "data", "blob",
        // What has no other place than the browser that it steers.
        "about",
    ]

    /// The URL of a text that is a whole one, with a scheme that a desktop may open; nil for any other.
    public static func url(_ text: String) -> URL? {
        guard text.utf8.count <= byteLimit,
            let url = URL(string: text, encodingInvalidCharacters: false),
            let scheme = url.scheme, !refusedSchemes.contains(scheme.lowercased())
        else { return nil }
        return url
    }

    /// Whether a text is a whole URL, with a scheme, that a desktop may open.
    public static func isOpenable(_ text: String) -> Bool { url(text) != nil }
}
