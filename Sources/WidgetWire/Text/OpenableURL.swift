public import FoundationEssentials

/// The URLs that a plugin may open on the user's desktop.
public enum OpenableURL {
    /// The greatest length of such a URL, in bytes.
    public static let byteLimit = 16 * 1024

    /// The schemes that a widget may not open, by the reason, each list in alphabetical order.
    ///
    /// They are what desktops, file managers, browsers and programs register on Linux. A call, a
    /// meeting, a game or an app's own page is opened, because that is what widgets have links for.
    private static let refusedSchemes = Set(
        [
            files, programs, contents, browserPages, mounts, devices, sessions, installers, editors,
        ].joined())

    /// The user's own files, which may be programs, by the names of file managers and desktops.
    private static let files = [
        "activities", "admin", "applications", "archive", "baloosearch", "bookmarks", "computer",
        "desktop", "file", "filenamesearch", "fonts", "gdrive", "google-drive", "local", "onedrive",
        "programs", "recent", "recentlyused", "search", "starred", "tags", "tar", "thumbnail",
        "timeline", "trash", "zip",
    ]

    /// Programs themselves, and what shows settings or the manual of one that the URL names.
    private static let programs = [
        "exec", "ghelp", "help", "info", "javascript", "man", "settings", "systemsettings",
        "vbscript",
    ]

    /// Pages whose contents are in the URL itself, in a file or behind another scheme.
    private static let contents = [
        "blob", "data", "feed", "filesystem", "jar", "resource", "view-source",
    ]

    /// Pages that exist only in a browser, and can control it.
    private static let browserPages = [
        "about", "brave", "chrome", "chrome-devtools", "chrome-extension", "chrome-untrusted",
        "devtools", "edge", "moz-extension", "opera", "vivaldi", "wyciwyg",
    ]

    /// Folders of other machines: opening one connects to it, and some then get a hash of the
    /// user's password.
    private static let mounts = [
        "afp", "dav", "dav+sd", "davs", "davs+sd", "dns-sd", "fish", "ftp", "ftpis", "ftps",
        "network", "nfs", "remote", "scp", "sftp", "smb", "svn", "svn+ssh", "webdav", "webdavs",
        "wsdd", "zeroconf",
    ]

    /// Folders of devices.
    private static let devices = [
        "afc", "audiocd", "bluetooth", "burn", "camera", "cdda", "gphoto2", "kdeconnect", "mtp",
        "obex", "obexftp",
    ]

    /// Sessions on other machines, whose programs take options or commands from a URL.
    private static let sessions = [
        "anydesk", "nx", "parsec", "rdp", "remmina", "rlogin", "rustdesk", "spice", "spice+tls",
        "spice+unix", "ssh", "teamviewer", "teamviewer10", "teamviewerapi", "telnet", "vmrc",
        "vmware-view", "vnc",
    ]

    /// What installs software, themes or connections.
    private static let installers = [
        "appstream", "apt", "apt+http", "flatpak+https", "gnome-extensions", "kns", "lutris", "nxm",
        "ocs", "ocss", "openvpn", "snap",
    ]

    /// Editors and tools of developers, which open folders, clone repositories and run commands.
    private static let editors = [
        "atom", "code-oss", "cursor", "docker-desktop", "eclipse+command", "eclipse+mpc", "git",
        "gitkraken", "jetbrains", "org-protocol", "vscode", "vscode-insiders", "vscodium",
        "windsurf", "x-github-client", "x-github-desktop-auth", "zed",
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
