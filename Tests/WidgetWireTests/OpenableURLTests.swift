import Testing
import WidgetWire

/// The URLs that a plugin may open.
@Suite struct OpenableURLTests {
    @Test(arguments: [
        "https://example.org/a?b#c", "mailto:ada@example.org", "ssh://host/", "calshow:700000000",
    ])
    func `Pages and other programs' addresses are opened`(text: String) {
        #expect(OpenableURL.isOpenable(text))
    }

    @Test(arguments: [
        "file:///etc/passwd", "FILE:///etc/passwd", "javascript:alert(1)", "data:text/html,x",
        "view-source:file:///etc/passwd", "jar:file:///tmp/x!/y", "ssh://-oProxyCommand=x/y",
        "ssh://-oProxyCommand=x@host/y", "-x:y", "no url at all", "",
    ])
    func `Files, programs and options in disguise are not`(text: String) {
        #expect(!OpenableURL.isOpenable(text))
    }
}
