import Testing
import WidgetWire

@testable import WidgetRenderer

@Suite struct TerminalColorTests {
    @Test(arguments: [
        (0, 0, 0, 16), (255, 255, 255, 231), (255, 0, 0, 196), (0, 255, 0, 46), (0, 0, 255, 21),
        (128, 128, 128, 244), (8, 8, 8, 232), (238, 238, 238, 255), (95, 135, 175, 67),
        (255, 149, 0, 208), (28, 28, 30, 234), (100, 90, 110, 241),
    ])
    func `The nearest colour of the palette is chosen`(
        _ red: UInt8, _ green: UInt8, _ blue: UInt8, is index: Int
    ) {
        #expect(TerminalColor(red: red, green: green, blue: blue).paletteIndex == index)
    }

    @Test(arguments: 16...255)
    func `The nearest colour to an entry of the palette is that entry`(_ index: Int) {
        let color = TerminalColor(paletteIndex: index)
        #expect(TerminalColor(paletteIndex: color.paletteIndex) == color)
    }

    @Test func `Lines are written in the fewest changes`() {
        let list = DisplayList.cells(
            4, 1,
            [
                .rectangle(.of(0, 0, 32, 16), .rgb(0, 0, 1)),
                .text("ab", 0, 0, 16, color: .white) { $0.runs[0].font.weight = 700 },
            ])
        let drawn = frame(of: list)
        #expect(
            drawn.lines(.trueColor) == [
                "\u{1B}[1;38;2;255;255;255;48;2;0;0;255mab\u{1B}[22;39m  \u{1B}[0m"
            ])
        #expect(drawn.lines(.palette) == ["\u{1B}[1;38;5;231;48;5;21mab\u{1B}[22;39m  \u{1B}[0m"])
    }

    @Test func `Text after a character of disputed width keeps its column`() {
        let list = DisplayList.cells(4, 1, [.text("👍🏽!", 0, 0, 24)])
        #expect(
            frame(of: list).lines(.trueColor, origin: 10) == [
                "  \u{1B}[11G👍🏽\u{1B}[13G! \u{1B}[0m"
            ])
    }

    @Test func `Text that the palette would give the colour of its background stays visible`() {
        let list = DisplayList.cells(
            1, 1,
            [
                .rectangle(.of(0, 0, 8, 16), .rgb(0.5, 0.5, 0.5)),
                .text("x", 0, 0, 8, color: .rgb(0.505, 0.505, 0.505)),
            ])
        #expect(frame(of: list).lines(.palette) == ["\u{1B}[38;5;240;48;5;244mx\u{1B}[0m"])
    }

    @Test func `Plain ink on no background is the terminal's own`() {
        let white = DisplayNode.text("x", 0, 0, 8, color: .white)
        #expect(frame(of: .cells(1, 1, dark: true, [white])).lines(.trueColor) == ["x\u{1B}[0m"])
        let red = DisplayNode.text("x", 0, 0, 8, color: .rgb(1, 0, 0))
        #expect(
            frame(of: .cells(1, 1, dark: true, [red])).lines(.palette) == [
                "\u{1B}[38;5;196mx\u{1B}[0m"
            ])
    }

    @Test func `Text on two colours is set against the one it is seen on`() {
        let list = DisplayList.cells(
            1, 1,
            [
                .rectangle(.of(0, 0, 8, 8), .white), .rectangle(.of(0, 8, 8, 8), .black),
                .text("x", 0, 0, 8, color: .rgb(0.5, 0.5, 0.5)),
            ])
        let cell = frame(of: list).cell(column: 0, row: 0)
        #expect(cell.background?.hex == "000000" || cell.background?.hex == "ffffff")
    }
}
