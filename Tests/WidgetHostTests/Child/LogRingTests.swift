import Testing

@testable import WidgetHost

/// The last lines of a log, and the cleaning of its text.
@Suite struct LogRingTests {
    @Test func `Lines are assembled from pieces`() {
        var ring = LogRing(lineCount: 3)
        #expect(ring.append(Array("one\ntw".utf8)) == ["one"])
        #expect(ring.lines == ["one", "tw"])
        #expect(ring.append(Array("o\n\nthree\n".utf8)) == ["two", "three"])
        #expect(ring.lines == ["one", "two", "three"])
        ring.append(Array("four\n".utf8))
        #expect(ring.lines == ["two", "three", "four"])
    }

    @Test func `The length and the number of lines are limited`() {
        var ring = LogRing(lineCount: 2)
        for _ in 0..<100 { ring.append([UInt8](repeating: 65, count: 10_000)) }
        #expect(ring.lines.map(\.count) == [LogRing.lineLimit])
        ring.append([UInt8](repeating: 10, count: 10_000))
        #expect(ring.append(Array("a\nb\nc\nd\n".utf8)) == ["c", "d"])
        #expect(ring.lines == ["c", "d"])
    }

    @Test func `Control characters are removed from a line`() {
        var ring = LogRing(lineCount: 2)
        ring.append(Array("a\u{1B}]0;title\u{7}\tb\r\n".utf8))
        #expect(ring.lines == ["a]0;title b"])
        #expect(PlainText.line("safe — ünïcode 👍🏽") == "safe — ünïcode 👍🏽")
        #expect(PlainText.line("a\u{202E}b\u{2028}c") == "abc")
    }

    @Test(arguments: [
        // Spaces without width, a word joiner, a byte order mark, a soft hyphen, no character.
        ("p\u{200B}or\u{2060}t\u{FEFF}h\u{AD}ole\u{FFFF}", "porthole"),
        ("tags \u{E0041}\u{E0042}\u{E007F}\u{E0001}here", "tags here"),
        ("\u{1F3F4}\u{E0041}\u{E0042} no flag", "\u{1F3F4} no flag"),
        ("a\u{200D}b\u{200C} c\u{200D}", "ab c"),
        ("one\u{FE0F}\u{FE0F}\u{FE01}", "one\u{FE0F}"),
        ("blank\u{3164}", "blank"),
    ])
    func `Invisible characters are removed from a line`(text: String, seen: String) {
        #expect(Array(PlainText.line(text).unicodeScalars) == Array(seen.unicodeScalars))
    }

    @Test(arguments: [
        "\u{1F469}\u{200D}\u{1F680} lands", "\u{2764}\u{FE0F}\u{200D}\u{1F525}",
        "1\u{FE0F}\u{20E3}",
        "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} wins",
        // Persian, Malayalam and old Korean.
        "می\u{200C}خواهم", "അവന്\u{200D}റെ", "\u{115F}\u{1161}",
    ])
    func `Invisible characters of emoji and scripts are kept`(text: String) {
        #expect(Array(PlainText.line(text).unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test func `The number of marks on a character is limited`() {
        let accents = String(repeating: "\u{301}\u{34F}", count: 400)
        let line = PlainText.line("a\(accents)b\(accents)")
        #expect(line.unicodeScalars.count <= 2 * 31)
        #expect(line.unicodeScalars.filter { $0.isASCII }.map(String.init) == ["a", "b"])
    }
}
