import Testing
import WidgetWire

@testable import WidgetRenderer

@Suite struct TerminalTextTests {
    @Test func `Text stands above its background`() {
        let list = DisplayList.cells(
            6, 1,
            [
                .rectangle(.of(0, 0, 48, 16), .rgb(0, 0, 1)),
                .text("Hi 日", 8, 0, 40, color: .white),
            ])
        let drawn = frame(of: list)
        #expect(drawn.art == ["█Hi█日"])
        #expect(drawn.cell(column: 1, row: 0).foreground?.hex == "ffffff")
        #expect(drawn.cell(column: 1, row: 0).background?.hex == "0000ff")
        #expect(drawn.cell(column: 5, row: 0).width == 0)
    }

    @Test func `Translucent ink mixes with the background`() {
        let list = DisplayList.cells(
            1, 1,
            [
                .rectangle(.of(0, 0, 8, 16), .white),
                .text("x", 0, 0, 8, color: .rgb(0, 0, 0, 0.5)),
            ])
        #expect(frame(of: list).cell(column: 0, row: 0).foreground?.hex == "808080")
    }

    @Test func `What is drawn later hides text`() {
        let list = DisplayList.cells(
            4, 1,
            [
                .text("abcd", 0, 0, 32), .rectangle(.of(0, 0, 8, 16), .white),
                .rectangle(.of(8, 0, 8, 16), .rgb(1, 1, 1, 0.5)),
            ])
        let drawn = frame(of: list)
        #expect(drawn.art == ["█bcd"])
        #expect(drawn.cell(column: 1, row: 0).foreground?.hex == "808080")
    }

    @Test func `Half covered wide characters vanish whole`() {
        let list = DisplayList.cells(
            4, 1, [.text("日本", 0, 0, 32), .text("x", 8, 0, 8)])
        #expect(frame(of: list).art == [" x本"])
    }

    @Test func `The edge cuts no wide character`() {
        let list = DisplayList.cells(3, 1, [.text("日本", 0, 0, 32)])
        #expect(frame(of: list).art == ["日 "])
        let whole = frame(of: .cells(4, 1, [.text("日本", 0, 0, 32)]))
        #expect(whole.cropped(columns: 3, rows: 9).lines(.none) == ["日"])
        #expect(whole.cropped(columns: 0, rows: 0).lines(.none) == [])
    }

    @Test func `Text wins over lines`() {
        let line = DisplayNode.rectangle(.of(0, 8, 40, 1), .black)
        let text = DisplayNode.text("ab", 8, 0, 16)
        #expect(frame(of: .cells(5, 1, [line, text])).art == ["─ab──"])
        #expect(frame(of: .cells(5, 1, [text, line])).art == ["─ab──"])
    }

    @Test func `Paragraphs wrap at the width of their frames`() {
        let list = DisplayList.cells(
            8, 3,
            [
                .text("one two", 8, 0, 48, 32) { $0.alignment = .center },
                .text("three", 8, 32, 24),
            ])
        #expect(frame(of: list).art == ["  one   ", "  two   ", " th…    "])
    }

    @Test func `Symbols stand in the middle of their frames`() {
        let list = DisplayList.cells(5, 3, [.symbol("star.fill", .of(0, 0, 40, 48))])
        #expect(frame(of: list).art == ["     ", "  ★  ", "     "])
    }

    @Test func `Redacted text is bars`() {
        let list = DisplayList.cells(6, 1, [.text("secret", 0, 0, 48) { $0.redacted = true }])
        #expect(frame(of: list).art == ["▇▇▇▇▇▇"])
    }

    @Test func `Plain text has a border and bars`() {
        let list = DisplayList.cells(
            10, 4, background: true,
            [
                .rectangle(.of(0, 0, 80, 64), .rgb(0, 0, 1)),
                .text("Hello", 16, 16, 40) { $0.runs[0].font.weight = 700 },
                .rectangle(.of(16, 40, 48, 8), .rgb(1, 0, 0)),
            ])
        #expect(
            frame(of: list, .none).lines(.none) == [
                "╭────────╮",
                "│ Hello  │",
                "│ ━━━━━━ │",
                "╰────────╯",
            ])
    }

    @Test func `Plain text without background has no trailing spaces`() {
        let list = DisplayList.cells(10, 2, [.text("Hi", 16, 0, 40)])
        #expect(frame(of: list, .none).lines(.none) == ["  Hi", ""])
    }

    @Test(arguments: ["\u{1B}[2J", "\u{9B}2J", "\u{1B}]52;c;AAAA\u{7}", "\u{1B}P+q\u{1B}\\"])
    func `Text contains no control sequences`(_ hostile: String) {
        let list = DisplayList.cells(
            20, 1, [.text(hostile, 0, 0, 160), .symbol(hostile, .of(0, 0, 16, 16))])
        let plain = frame(of: list, .none).lines(.none).joined()
        #expect(plain.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
        // What is left of the escapes are the renderer's own: each begins a rendition or a column.
        let colored = ("_" + frame(of: list).lines(.trueColor).joined())
            .split(separator: "\u{1B}").dropFirst()
        let own = /^\[[0-9;]*[mG]/
        #expect(colored.allSatisfy { $0.firstMatch(of: own) != nil })
    }
}
