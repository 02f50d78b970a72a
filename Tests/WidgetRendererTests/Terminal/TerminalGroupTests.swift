import Testing
import WidgetWire

@testable import WidgetRenderer

@Suite struct TerminalGroupTests {
    private let red = Color.rgb(1, 0, 0)

    @Test func `Nested opacities are multiplied`() {
        let list = DisplayList.cells(
            2, 1,
            [
                .rectangle(.of(0, 0, 16, 16), .white),
                .group(children: 2) { $0.opacity = 0.5 },
                .rectangle(.of(0, 0, 16, 16), red),
                .rectangle(.of(0, 0, 8, 16), .black),
                .text("b", 8, 0, 8),
            ])
        let drawn = frame(of: list)
        #expect(drawn.cell(column: 0, row: 0).background?.hex == "808080")
        #expect(drawn.cell(column: 1, row: 0).background?.hex == "ff8080")
        #expect(drawn.cell(column: 1, row: 0).foreground?.hex == "000000")
    }

    @Test func `Transparent groups fade text`() {
        let list = DisplayList.cells(
            1, 1,
            [
                .rectangle(.of(0, 0, 8, 16), .white),
                .group(children: 1) { $0.opacity = 0.5 }, .text("b", 0, 0, 8),
            ])
        #expect(frame(of: list).cell(column: 0, row: 0).foreground?.hex == "808080")
    }

    @Test func `Clips cut colours and text`() {
        let list = DisplayList.cells(
            6, 2,
            [
                .group(children: 2) { $0.clip = .rectangle(.of(8, 0, 16, 24)) },
                .rectangle(.of(0, 0, 48, 32), red),
                .text("abcdef", 0, 0, 48),
            ])
        #expect(frame(of: list).art == [" bc   ", " ▀▀   "])
    }

    @Test func `Masks cut colours and colour text`() {
        let list = DisplayList.cells(
            4, 1,
            [
                .group(children: 2) {
                    $0.opacity = 1
                    $0.mask = Mask()
                },
                .rectangle(.of(0, 0, 32, 16), red),
                .group(children: 2) { $0.opacity = 1 },
                .rectangle(.of(0, 0, 8, 16), .black), .text("b", 16, 0, 8),
            ])
        let drawn = frame(of: list)
        #expect(drawn.art == ["█ b "])
        #expect(drawn.cell(column: 2, row: 0).foreground?.hex == "ff0000")
    }

    @Test func `Colours are changed by matrices`() {
        let list = DisplayList.cells(
            2, 1,
            [
                .group(children: 2) {
                    $0.opacity = 1
                    $0.colorMatrix.values = [-1, 0, 0, 1, 0, -1, 0, 1, 0, 0, -1, 1, 0, 0, 0, 1]
                },
                .rectangle(.of(0, 0, 8, 16), red), .text("b", 8, 0, 8),
            ])
        let drawn = frame(of: list)
        #expect(drawn.cell(column: 0, row: 0).background?.hex == "00ffff")
        #expect(drawn.cell(column: 1, row: 0).foreground?.hex == "ffffff")
    }

    @Test func `Colours are transformed and kept where they are opaque`() {
        var swapped = [Double](repeating: 0, count: 20)
        (swapped[2], swapped[6], swapped[10], swapped[18]) = (1, 1, 1, 1)
        let effects: [(inout Group) -> Void] = [
            { $0.colorTransform.values = swapped },
            {
                ($0.alphaThreshold.minimum, $0.alphaThreshold.maximum) = (0.5, 1)
                $0.alphaThreshold.color = Color.with { ($0.green, $0.alpha) = (1, 1) }
            },
        ]
        let colours = effects.map { effect in
            let list = DisplayList.cells(
                1, 1,
                [.group(children: 1) { effect(&$0) }, .rectangle(.of(0, 0, 8, 16), red)])
            return frame(of: list).cell(column: 0, row: 0).background?.hex
        }
        #expect(colours == ["0000ff", "00ff00"])
    }

    @Test func `Erased cells are empty`() {
        let list = DisplayList.cells(
            3, 1,
            [
                .rectangle(.of(0, 0, 24, 16), red),
                .group(children: 2) { ($0.opacity, $0.isolated) = (1, true) },
                .rectangle(.of(0, 0, 24, 16), .black),
                .group(children: 1) { ($0.opacity, $0.blendMode) = (1, .destinationOut) },
                .rectangle(.of(8, 0, 8, 16), .black),
            ])
        let drawn = frame(of: list)
        #expect(
            (0..<3).map { drawn.cell(column: $0, row: 0).background?.hex }
                == ["000000", "ff0000", "000000"])
    }

    @Test func `Translation moves everything`() {
        let list = DisplayList.cells(
            6, 2,
            [
                .group(children: 2) {
                    $0.transform = .with {
                        $0.a = 1
                        $0.d = 1
                        $0.tx = 16
                        $0.ty = 16
                    }
                },
                .rectangle(.of(0, 0, 16, 16), red), .text("a", 16, 0, 8),
                .text("b", 0, 0, 8),
            ])
        #expect(frame(of: list).art == ["b     ", "  ██a "])
    }

    @Test func `Turned views are drawn upright at their turned position`() {
        let list = DisplayList.cells(
            6, 3,
            [
                // A half turn about (24, 24).
                .group(children: 1) {
                    $0.transform = .with {
                        $0.a = -1
                        $0.d = -1
                        $0.tx = 48
                        $0.ty = 48
                    }
                },
                .text("ab", 0, 0, 16),
            ])
        #expect(frame(of: list).art == ["      ", "      ", "    ab"])
    }

    @Test func `Scaling widens shapes`() {
        let list = DisplayList.cells(
            4, 2,
            [
                .group(children: 1) {
                    $0.transform = .with {
                        $0.a = 2
                        $0.d = 2
                    }
                },
                .rectangle(.of(0, 0, 16, 16), red),
            ])
        #expect(frame(of: list).art == ["████", "████"])
    }

    @Test func `Hit regions draw their children`() {
        var region = DisplayNode.with { $0.childCount = 1 }
        region.hitRegion.url = "game://turn"
        let list = DisplayList.cells(3, 1, [region, .text("go", 0, 0, 16), .text("!", 16, 0, 8)])
        #expect(frame(of: list).art == ["go!"])
    }

    @Test(.timeLimit(.minutes(1))) func `A thousand nested groups are drawn`() {
        var nodes = (0..<1000).map { _ in DisplayNode.group(children: 1) { $0.opacity = 0.999 } }
        nodes.append(.text("deep", 0, 0, 32))
        #expect(frame(of: .cells(40, 20, nodes)).art[0].hasPrefix("deep"))
    }

    @Test(.timeLimit(.minutes(1))) func `Drawing has a budget`() {
        var budget = DrawingBudget()
        #expect((0..<20).filter { _ in budget.openLayer(cells: 100) }.count == 16)
        budget.closeLayer()
        let layer = budget.openLayer(cells: 100)
        #expect(layer)
        #expect((0..<1000).filter { _ in budget.fill(cells: 1024 * 1024) }.count == 3)
    }
}
