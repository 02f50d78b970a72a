import FoundationEssentials

/// What a plugin may have the user's desktop open.
public enum OpenableURL {
    /// The longest one, in bytes.
    public static let byteLimit = 16 * 1024
    /// Schemes whose URLs are programs, or pages made up by whoever names them.
    private static let refusedSchemes: Set<String> = ["javascript", "vbscript", "data", "blob"]

    /// Whether a text is a whole URL, with a scheme, that a desktop may open.
    public static func isOpenable(_ text: String) -> Bool {
        guard text.utf8.count <= byteLimit,
            let scheme = URL(string: text, encodingInvalidCharacters: false)?.scheme
        else { return false }
        return !refusedSchemes.contains(scheme.lowercased())
    }
}
