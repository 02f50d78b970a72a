public import FoundationEssentials

/// The URLs that a plugin may open on the user's desktop.
public enum OpenableURL {
    /// The greatest length of such a URL, in bytes.
    public static let byteLimit = 16 * 1024

    private static let refusedSchemes: Set<String> = [
        // The user's own files, which may be programs.
        "file",
        // Programs themselves.
        "javascript", "vbscript",
        // Pages whose contents are in the URL itself.
        "data", "blob",
        // Pages that exist only in the browser, and can control it.
        "about",
        // What lies in a file, or behind another scheme.
        "view-source", "jar", "filesystem", "feed",
    ]

    /// The URL of a text that is an absolute one with an allowed scheme; nil for any other.
    public static func url(_ text: String) -> URL? {
        guard text.utf8.count <= byteLimit,
            let url = URL(string: text, encodingInvalidCharacters: false),
            let scheme = url.scheme, !refusedSchemes.contains(scheme.lowercased()),
            // Programs that are given the host, as ssh is, would take it for an option.
            url.host()?.hasPrefix("-") != true, url.user()?.hasPrefix("-") != true
        else { return nil }
        return url
    }

    /// Whether a text is an absolute URL with an allowed scheme.
    public static func isOpenable(_ text: String) -> Bool { url(text) != nil }
}
