import Testing
import WidgetWire

/// Paths, compared and cut as the kernel does.
@Suite struct PathBytesTests {
    @Test func `A path is inside its folder and the parents of that`() {
        #expect("/a/b".isInside(folder: "/a/b"))
        #expect("/a/b/c".isInside(folder: "/a/b"))
        #expect("/a/b".isInside(folder: "/"))
        #expect(!"/a/bc".isInside(folder: "/a/b"))
        #expect(!"/a".isInside(folder: "/a/b"))
    }

    @Test func `A slash beside a combining mark separates folders`() {
        #expect("/a/\u{301}b".isInside(folder: "/a"))
        #expect("/a\u{0D4E}/b".isInside(folder: "/a\u{0D4E}"))
        let path = "/a/\u{301}b"
        #expect(path.lastSlash.map { String(path[..<$0]) } == "/a")
    }

    @Test func `Paths in different Unicode normalizations differ`() {
        #expect("\u{212A}" == "K")
        #expect(!"\u{212A}".hasBytes(of: "K"))
        #expect(!"/\u{E9}/x".isInside(folder: "/e\u{301}"))
    }
}
