import Testing
import WidgetWire

/// The URLs that a plugin may open.
@Suite struct OpenableURLTests {
    @Test(arguments: [
        "https://example.org/a?b#c", "https://example.org/-/x", "mailto:ada@example.org?subject=Hi",
        "calshow:700000000", "org.example.app://open/-1", "tel:+4930123456", "webcal://a.org/b.ics",
        "zoommtg://zoom.us/join?confno=1", "spotify:track:1", "steam://rungameid/1",
        "magnet:?xt=urn:btih:1", "xmpp:ada@example.org",
    ])
    func `A URL of a web page or of an app can be opened`(text: String) {
        #expect(OpenableURL.isOpenable(text))
    }

    @Test(arguments: [
        // Files, also of other machines and devices.
        "trash:///", "recent:///", "computer:///", "smb://host/share", "NFS://host/x",
        "ftp://host/x", "davs://host/x", "network:///", "mtp://phone/", "gphoto2://camera/",
        "afc://phone/", "burn:///",
        // Programs that act on what a URL says.
        "telnet://host", "vnc://host", "rdp://host", "spice+tls://host", "apt:sl", "apt+http://a/b",
        "snap://sl", "appstream://org.example.app", "flatpak+https://example.org/a.flatpakref",
        "vscode://file/etc/passwd", "vscodium://x", "jetbrains://idea/checkout/git",
        "org-protocol://capture", "chrome://settings", "man:sh", "systemsettings://kcm",
    ])
    func `A URL of a file system, remote session, installer or editor cannot be opened`(
        text: String
    ) {
        #expect(!OpenableURL.isOpenable(text))
    }

    @Test(arguments: [
        "file:///etc/passwd", "FILE:///etc/passwd", "javascript:alert(1)", "data:text/html,x",
        "view-source:file:///etc/passwd", "jar:file:///tmp/x!/y", "ssh://host/", "x://-o/y",
        "x://%2Do/y",
        "x://-o@host/y", "x:-o", "x:///-o", "x:%2Do", "mailto:a@b.c?attach=/etc/passwd",
        "mailto:a@b.c?%61ttachment=/etc/passwd", "-x:y", "no url at all", "",
    ])
    func `A URL of a file, a script or an option cannot be opened`(text: String) {
        #expect(!OpenableURL.isOpenable(text))
    }
}
