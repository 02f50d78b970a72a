import Testing
import WidgetWire

/// Texts with rows of marks, which a plugin may send.
@Suite struct StreamSafeTextTests {
    @Test(arguments: ["", "Ada", "e\u{301}", "\u{5E9}\u{5C1}\u{5BC}", "漢字 😀"])
    func `Ordinary text is not changed`(text: String) {
        #expect(Array(text.streamSafe.utf8) == Array(text.utf8))
    }

    @Test func `A combining grapheme joiner is inserted after every 30 marks`() {
        let mark = "\u{301}"
        let row = String(repeating: mark, count: 30)
        #expect(("a" + row).streamSafe.unicodeScalars.count == 31)
        let divided = Array(("a" + row + row + mark + "b").streamSafe.unicodeScalars)
        #expect(divided.count == 65)
        #expect(divided[31] == "\u{034F}")
        #expect(divided[62] == "\u{034F}")
    }

    @Test func `Comparing strings with long runs of marks is fast`() {
        let row = String(repeating: "\u{301}\u{316}", count: 200_000)
        let names = Set([row.streamSafe, ("a" + row).streamSafe, row.streamSafe])
        #expect(names.count == 2)
    }
}
