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
        "view-source", "jar", "filesystem", "feed", "resource", "chrome", "moz-extension",
        "wyciwyg",
        // The user's own files and programs by the names of desktops.
        "admin", "applications", "archive", "computer", "desktop", "exec", "ghelp", "help", "info",
        "local", "man", "programs", "recent", "recentlyused", "trash",
        // Sessions, whose programs take options from an address.
        "fish", "rlogin", "sftp", "ssh", "telnet",
    ]

    /// What adds files to a mail.
    private static let attachments = ["attach=", "attachment="]

    /// The URL of a text that is an absolute one with an allowed scheme; nil for any other.
    public static func url(_ text: String) -> URL? {
        guard text.utf8.count <= byteLimit,
            let url = URL(string: text, encodingInvalidCharacters: false),
            let scheme = url.scheme, !refusedSchemes.contains(scheme.lowercased()),
            !isOption(url), !attachesFile(url, scheme)
        else { return nil }
        return url
    }

    /// Whether a program that is given a part of the address would take it for an option.
    private static func isOption(_ url: URL) -> Bool {
        let path = url.path(percentEncoded: false).drop { $0 == "/" }
        let parts = [url.host(percentEncoded: false), url.user(percentEncoded: false)]
        return parts.contains { $0?.utf8.first == UInt8(ascii: "-") }
            || (url.host() ?? "").isEmpty && path.utf8.first == UInt8(ascii: "-")
    }

    private static func attachesFile(_ url: URL, _ scheme: String) -> Bool {
        guard scheme.lowercased() == "mailto", let query = url.query(percentEncoded: false) else {
            return false
        }
        return attachments.contains { query.lowercased().contains($0) }
    }

    /// Whether a text is an absolute URL with an allowed scheme.
    public static func isOpenable(_ text: String) -> Bool { url(text) != nil }
}
