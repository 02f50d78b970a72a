import Testing
import WidgetWire

/// The URLs that a plugin may open.
@Suite struct OpenableURLTests {
    @Test(arguments: [
        "https://example.org/a?b#c", "https://example.org/-/x", "mailto:ada@example.org?subject=Hi",
        "calshow:700000000", "org.example.app://open/-1",
    ])
    func `Pages and other programs' addresses are opened`(text: String) {
        #expect(OpenableURL.isOpenable(text))
    }

    @Test(arguments: [
        "file:///etc/passwd", "FILE:///etc/passwd", "javascript:alert(1)", "data:text/html,x",
        "view-source:file:///etc/passwd", "jar:file:///tmp/x!/y", "ssh://host/", "x://-o/y",
        "x://%2Do/y",
        "x://-o@host/y", "x:-o", "x:///-o", "x:%2Do", "mailto:a@b.c?attach=/etc/passwd",
        "mailto:a@b.c?%61ttachment=/etc/passwd", "-x:y", "no url at all", "",
    ])
    func `Files, programs and options in disguise are not`(text: String) {
        #expect(!OpenableURL.isOpenable(text))
    }
}
