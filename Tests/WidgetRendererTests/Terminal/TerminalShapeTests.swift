import Testing
import WidgetWire

@testable import WidgetRenderer

@Suite struct TerminalShapeTests {
    private let red = Color.rgb(1, 0, 0)

    @Test func `A card has round corners`() {
        let list = DisplayList.cells(
            8, 4, background: true, [.rectangle(.of(0, 0, 64, 64), red)])
        #expect(
            frame(of: list).art == [
                "▄██████▄",
                "████████",
                "████████",
                "▀██████▀",
            ])
    }

    @Test func `Sizes are rounded up to cells`() {
        let list = DisplayList.cells(7.3, 2.1, [.rectangle(.of(0, 0, 50, 20), red)])
        #expect(frame(of: list).art == ["██████  ", "▀▀▀▀▀▀  ", "        "])
    }

    @Test func `A background reaches the last cells`() {
        let list = DisplayList.cells(
            7.3, 2.1, [.rectangle(.of(0, 0, 58.4, 33.6), red)])
        #expect(frame(of: list).art == ["████████", "████████", "████████"])
    }

    @Test func `Odd half rows are half blocks`() {
        let list = DisplayList.cells(
            4, 3, [.rectangle(.of(8, 8, 16, 24), red)])
        #expect(frame(of: list).art == [" ▄▄ ", " ██ ", "    "])
        #expect(frame(of: list).cell(column: 1, row: 0).foreground?.hex == "ff0000")
        #expect(frame(of: list).cell(column: 1, row: 0).background == nil)
    }

    @Test func `Circles and capsules are round`() {
        let list = DisplayList.cells(
            8, 4, [.ellipse(.of(0, 0, 64, 64), red)])
        let drawn = frame(of: list)
        let corner = drawn.cell(column: 0, row: 0)
        #expect(corner.background?.hex != "ff0000" && corner.foreground?.hex != "ff0000")
        #expect(drawn.cell(column: 4, row: 0).background?.hex == "ff0000")
        #expect(drawn.cell(column: 4, row: 2).background?.hex == "ff0000")
    }

    @Test func `Rings are hollow`() {
        let ring = DisplayNode.ellipse(.of(4, 4, 56, 56), red).stroked(8)
        let drawn = frame(of: .cells(8, 4, [ring]))
        #expect(drawn.cell(column: 4, row: 1) == TerminalCell())
        #expect(drawn.cell(column: 3, row: 0).foreground?.hex == "ff0000")
        #expect(drawn.cell(column: 0, row: 2).foreground != nil)
    }

    @Test func `Thin bars are heavy lines`() {
        let list = DisplayList.cells(
            4, 1,
            [
                .rectangle(.of(0, 5, 32, 6), .rgb(0, 0, 1)),
                .rectangle(.of(0, 5, 16, 6), red),
            ])
        let drawn = frame(of: list)
        #expect(drawn.art == ["━━──"])
        #expect(drawn.cell(column: 1, row: 0).foreground?.hex == "ff0000")
        #expect(drawn.cell(column: 2, row: 0).foreground?.hex == "0000ff")
    }

    @Test(arguments: [(1.0, "▔▔▔"), (8.0, "───"), (14.0, "▁▁▁")])
    func `Dividers are lines`(_ y: Double, _ line: String) {
        let list = DisplayList.cells(5, 1, [.rectangle(.of(8, y, 24, 1), red)])
        #expect(frame(of: list).art == [" \(line) "])
    }

    @Test func `Upright dividers are lines, and small circles are dots`() {
        let list = DisplayList.cells(
            4, 2,
            [
                .rectangle(.of(4, 0, 1, 32), red), .ellipse(.of(16, 4, 8, 8), red),
                .ellipse(.of(18, 22, 3, 3), red), .rectangle(.of(26, 24, 2, 2), red),
            ])
        #expect(frame(of: list).art == ["│ ● ", "│ ●·"])
    }

    @Test func `Thin strokes are boxes`() {
        let sharp = DisplayNode.rectangle(.of(0, 0, 32, 48), red).stroked(1)
        let round = DisplayNode.rectangle(.of(32, 0, 32, 48), red, radius: 8).stroked(1)
        #expect(
            frame(of: .cells(8, 3, [sharp, round])).art == [
                "┌──┐╭──╮",
                "│  ││  │",
                "└──┘╰──╯",
            ])
    }

    @Test func `Gradients go from stop to stop`() {
        var node = DisplayNode.rectangle(.of(0, 0, 32, 16), red)
        node.shape.fill.linearGradient = .with {
            $0.stops = [
                .with { $0.color = .black },
                .with {
                    $0.color = .white
                    $0.location = 1
                },
            ]
            $0.end.x = 32
        }
        let drawn = frame(of: .cells(4, 1, [node]))
        #expect(
            (0..<4).map { drawn.cell(column: $0, row: 0).background?.hex } == [
                "060606", "414141", "878787", "d6d6d6",
            ])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0])
    func `No number stops the drawing`(_ number: Double) {
        let strange = Rect.of(number, number, abs(number), abs(number))
        let list = DisplayList.cells(
            4, 2,
            [
                .rectangle(strange, red, radius: number), .ellipse(strange, red),
                DisplayNode.rectangle(strange, red).stroked(number),
                DisplayNode.ellipse(strange, red).stroked(1),
                .symbol("star", strange), .text("a", number, number, number, number),
                .group(children: 1) {
                    $0.opacity = number
                    $0.transform.a = number
                    $0.clip = .rectangle(strange)
                },
                .rectangle(.of(0, 0, 8, 8), red),
            ])
        #expect(frame(of: list).rows == 2)
        var huge = list
        huge.environment.width = number
        huge.environment.height = number
        #expect(frame(of: huge).columns <= 512)
    }
}
