import Testing

@testable import WidgetHost

/// The last lines of an endless text.
@Suite struct LogRingTests {
    @Test func `Lines arrive in pieces`() {
        var ring = LogRing(lineCount: 3)
        #expect(ring.append(Array("one\ntw".utf8)) == ["one"])
        #expect(ring.lines == ["one", "tw"])
        #expect(ring.append(Array("o\n\nthree\n".utf8)) == ["two", "three"])
        #expect(ring.lines == ["one", "two", "three"])
        ring.append(Array("four\n".utf8))
        #expect(ring.lines == ["two", "three", "four"])
    }

    @Test func `Lines and their number are bounded`() {
        var ring = LogRing(lineCount: 2)
        for _ in 0..<100 { ring.append([UInt8](repeating: 65, count: 10_000)) }
        #expect(ring.lines.map(\.count) == [LogRing.lineLimit])
        ring.append([UInt8](repeating: 10, count: 10_000))
        #expect(ring.append(Array("a\nb\nc\nd\n".utf8)) == ["c", "d"])
        #expect(ring.lines == ["c", "d"])
    }

    @Test func `Control characters are taken out`() {
        var ring = LogRing(lineCount: 2)
        ring.append(Array("a\u{1B}]0;title\u{7}\tb\r\n".utf8))
        #expect(ring.lines == ["a]0;title b"])
        #expect(PlainText.line("safe — ünïcode 👍🏽") == "safe — ünïcode 👍🏽")
        #expect(PlainText.line("a\u{202E}b\u{2028}c") == "abc")
    }
}
