import Testing
import WidgetWire

@testable import WidgetRenderer

@Suite struct TerminalPathTests {
    private let red = Color.rgb(1, 0, 0)

    private func path(
        _ verbs: [Path.Verb], _ points: [Float], stroke width: Double = 0
    ) -> DisplayNode {
        var node = DisplayNode.rectangle(.of(0, 0, 32, 32), red)
        node.shape.outline.path = Path.with {
            for verb in verbs { $0.verbs.append(UInt8(verb.rawValue)) }
            $0.points = points
        }
        return width > 0 ? node.stroked(width) : node
    }

    @Test func `A thin line is drawn in Braille dots`() {
        let line = path([.move, .line], [0, 2, 32, 2], stroke: 2)
        #expect(frame(of: .cells(4, 1, [line])).art == ["⠉⠉⠉⠉"])
        let zigzag = path([.move, .line, .line], [0, 16, 16, 0, 32, 16], stroke: 1)
        #expect(frame(of: .cells(4, 1, [zigzag])).art == ["⡠⠊⠑⢄"])
    }

    @Test func `Lines that cross share their cells`() {
        let lines = [
            path([.move, .line], [0, 2, 8, 2], stroke: 2),
            path([.move, .line], [2, 0, 2, 16], stroke: 2),
        ]
        #expect(frame(of: .cells(1, 1, lines)).art == ["⡏"])
    }

    @Test func `A large area is drawn in half blocks`() {
        let triangle = path([.move, .line, .line, .close], [0, 0, 32, 0, 0, 32])
        let drawn = frame(of: .cells(4, 2, [triangle]))
        #expect(drawn.cell(column: 0, row: 0).background?.hex == "ff0000")
        #expect(drawn.cell(column: 3, row: 1) == TerminalCell())
        var hollow = path(
            [.move, .line, .line, .line, .close, .move, .line, .line, .line, .close],
            [0, 0, 32, 0, 32, 32, 0, 32, 8, 8, 24, 8, 24, 24, 8, 24])
        hollow.shape.outline.path.evenOdd = true
        #expect(frame(of: .cells(4, 2, [hollow])).cell(column: 1, row: 0).background == nil)
    }

    @Test func `A thick line is drawn in half blocks`() {
        let line = path([.move, .line], [0, 8, 32, 8], stroke: 16)
        #expect(frame(of: .cells(4, 1, [line])).art == ["████"])
    }

    @Test func `A clock's turned hand is a line of Braille dots`() {
        let list = DisplayList.cells(
            4, 2,
            [
                .group(children: 1) {
                    // A quarter turn about (16, 16).
                    $0.transform = .with {
                        $0.b = 1
                        $0.c = -1
                        $0.tx = 32
                    }
                },
                .rectangle(.of(13, 0, 2, 16), red),
            ])
        #expect(frame(of: list).art == ["  ⣀⣀", "    "])
    }

    @Test func `A path clips and text keeps its place`() {
        let list = DisplayList.cells(
            4, 1,
            [
                .group(children: 1) {
                    $0.clip.path =
                        path([.move, .line, .line, .line], [0, 0, 16, 0, 16, 16, 0, 16])
                        .shape.outline.path
                },
                .rectangle(.of(0, 0, 32, 16), red), .text("x", 24, 0, 8),
                path([.move, .line], [0, 2, 32, 2], stroke: 2),
            ])
        #expect(frame(of: list).art == ["⠉⠉⠉x"])
        #expect(frame(of: list).cell(column: 0, row: 0).background?.hex == "ff0000")
        #expect(frame(of: list).cell(column: 2, row: 0).background == nil)
    }

    @Test func `Angular and radial gradients colour cells`() {
        func colors(_ change: (inout Paint) -> Void) -> [String?] {
            var node = DisplayNode.rectangle(.of(0, 0, 48, 48), red)
            node.shape.fill = Paint.with(change)
            let drawn = frame(of: .cells(6, 3, [node]))
            return [0, 3, 5].map { drawn.cell(column: $0, row: 1).background?.hex }
        }
        let stops = [red, .rgb(0, 0, 1)].enumerated().map { index, color in
            GradientStop.with {
                $0.color = color
                $0.location = Double(index)
            }
        }
        let radial = colors {
            $0.radialGradient.center = Point.with { ($0.x, $0.y) = (28, 28) }
            $0.radialGradient.endRadius = 4
            $0.radialGradient.proportion = 1
            $0.radialGradient.stops = stops
        }
        #expect(radial == ["0000ff", "ff0000", "0000ff"])
        let angular = colors {
            $0.angularGradient.center = Point.with { ($0.x, $0.y) = (24, 20) }
            $0.angularGradient.start = 90
            $0.angularGradient.end = 90
            $0.angularGradient.stops = stops
        }
        #expect(angular == ["0000ff", "ff0000", "ff0000"])
    }

    @Test func `Paths beyond the budget are left out`() {
        func art(lines count: Int) -> Set<String> {
            let points = (0..<2 * count).map { Float($0 % 4 < 2 ? 0 : 1_000) }
            let verbs: [Path.Verb] = [.move] + Array(repeating: .line, count: count - 1)
            return Set(frame(of: .cells(80, 24, [path(verbs, points, stroke: 1)])).art)
        }
        let blank: Set = [String(repeating: " ", count: 80)]
        #expect(art(lines: 400_000) == blank)
        #expect(art(lines: 400) != blank)
    }
}
