import Foundation
import Testing
import WidgetWire

@testable import WidgetRenderer

@Suite struct PathPictureTests {
    private let white: [UInt8] = [255, 255, 255, 255]

    private func draw(_ change: (inout Shape) -> Void) throws -> DecodedPNG {
        let shape = Shape.with(change)
        return try DecodedPNG(
            pictureRenderer().png(
                list([node(frame(0, 0, 100, 100), .shape(shape))]),
                shape: WidgetShape(cornerRadius: 0), scale: 1, at: 0))
    }

    private func path(_ verbs: [Path.Verb], _ points: [Float]) -> Path {
        Path.with {
            for verb in verbs { $0.verbs.append(UInt8(verb.rawValue)) }
            $0.points = points
        }
    }

    /// Two squares, one inside the other.
    private var ring: Path {
        path(
            [.move, .line, .line, .line, .close, .move, .line, .line, .line, .close],
            [10, 10, 90, 10, 90, 90, 10, 90, 30, 30, 70, 30, 70, 70, 30, 70])
    }

    @Test func `The fill rule decides what is inside a path`() throws {
        let full = try draw {
            $0.outline.path = ring
            $0.fill.color = color(0, 0, 0)
        }
        #expect(full[50, 50] == [0, 0, 0, 255])
        let hollow = try draw {
            $0.outline.path = ring
            $0.outline.path.evenOdd = true
            $0.fill.color = color(0, 0, 0)
        }
        #expect(hollow[50, 50] == white)
        #expect(hollow[20, 20] == [0, 0, 0, 255])
    }

    @Test func `Square and round line ends reach beyond the path`() throws {
        func line(_ cap: LineStyle.Cap) throws -> DecodedPNG {
            try draw {
                $0.outline.path = path([.move, .line], [20, 50, 80, 50])
                $0.stroke.color = color(0, 0, 0)
                $0.lineWidth = 10
                $0.lineStyle.cap = cap
                $0.lineStyle.miterLimit = 10
            }
        }
        #expect(try line(.butt)[17, 50] == white)
        #expect(try line(.roundCap)[17, 50] == [0, 0, 0, 255])
        #expect(try line(.roundCap)[15, 45] == white)
        #expect(try line(.square)[15, 45] == [0, 0, 0, 255])
    }

    @Test func `Lines are dashed`() throws {
        let dashed = try draw {
            $0.outline.path = path([.move, .line], [0, 50, 100, 50])
            $0.stroke.color = color(0, 0, 0)
            $0.lineWidth = 4
            $0.lineStyle.dash = [10, 10]
            $0.lineStyle.miterLimit = 10
        }
        #expect(dashed[5, 50] == [0, 0, 0, 255])
        #expect(dashed[15, 50] == white)
    }

    /// Each dash would be a line of its own in memory.
    @Test func `A line of millions of dashes is drawn whole`() throws {
        let dashed = Shape.with {
            $0.outline.frame = frame(-1e6, 50, 2e6, 1e6)
            $0.outline.rectangle = Rectangle()
            $0.stroke.color = color(0, 0, 0)
            $0.lineWidth = 10
            $0.lineStyle.dash = [0.01, 0.01]
        }
        let picture = list([node(frame(0, 0, 100, 100), .shape(dashed))])
        let svg = try pictureRenderer().svg(picture, at: 0)
        #expect(!String(decoding: svg, as: UTF8.self).contains("dasharray"))
    }

    @Test func `An angular gradient turns around its centre`() throws {
        let picture = try draw {
            $0.outline.rectangle = Rectangle()
            $0.fill.angularGradient.center.x = 50
            $0.fill.angularGradient.center.y = 50
            $0.fill.angularGradient.end = 180
            $0.fill.angularGradient.stops = [stop(color(1, 0, 0), 0), stop(color(0, 0, 1), 1)]
        }
        // Clockwise from the right; the gap has the last colour, then the first.
        #expect(picture[95, 52][0] > 240)
        #expect(abs(Int(picture[50, 95][0]) - 140) < 6 && abs(Int(picture[50, 95][2]) - 162) < 6)
        #expect(picture[5, 45][2] > 250)
        #expect(picture[60, 5][0] > 250)
    }

    @Test func `A radial gradient can be an ellipse`() throws {
        let picture = try draw {
            $0.outline.rectangle = Rectangle()
            $0.fill.radialGradient.center.x = 50
            $0.fill.radialGradient.center.y = 50
            $0.fill.radialGradient.endRadius = 40
            $0.fill.radialGradient.proportion = 0.5
            $0.fill.radialGradient.stops = [stop(color(1, 0, 0), 0), stop(color(0, 0, 1), 1)]
        }
        #expect(picture[50, 50][0] > 245)
        #expect(picture[50, 72] == [0, 0, 255, 255])
        #expect(abs(Int(picture[70, 50][0]) - 140) < 6)
    }

    @Test func `A radial gradient with equal radii has an edge between its last and first color`()
        throws
    {
        let picture = try draw {
            $0.outline.rectangle = Rectangle()
            $0.fill.radialGradient.center.x = 50
            $0.fill.radialGradient.center.y = 50
            $0.fill.radialGradient.startRadius = 20
            $0.fill.radialGradient.endRadius = 20
            $0.fill.radialGradient.proportion = 1
            $0.fill.radialGradient.stops = [stop(color(1, 0, 0), 0), stop(color(0, 0, 1), 1)]
        }
        #expect(picture[50, 50] == [0, 0, 255, 255])
        #expect(picture[67, 50] == [0, 0, 255, 255])
        #expect(picture[73, 50] == [255, 0, 0, 255])
    }

    @Test func `A linear gradient without length has its last color`() throws {
        let picture = try draw {
            $0.outline.rectangle = Rectangle()
            $0.fill.linearGradient.stops = [stop(color(1, 0, 0), 0), stop(color(0, 0, 1), 1)]
        }
        #expect(picture[5, 5] == [0, 0, 255, 255] && picture[95, 95] == [0, 0, 255, 255])
    }

    @Test func `A mesh passes between its corners`() throws {
        let picture = try draw {
            $0.outline.rectangle = Rectangle()
            $0.fill.meshGradient.columns = 2
            $0.fill.meshGradient.points = [(0, 0), (100, 0), (0, 100), (100, 100)].map { place in
                Point.with { ($0.x, $0.y) = place }
            }
            $0.fill.meshGradient.colors = [
                color(1, 0, 0), color(1, 0, 0), color(0, 0, 1), color(0, 0, 1),
            ]
        }
        #expect(picture[50, 1][0] > 245)
        #expect(picture[50, 98][2] > 245)
        #expect(abs(Int(picture[20, 50][0]) - 127) < 6)
    }

    /// Cairo would work on these patches for minutes.
    @Test(.timeLimit(.minutes(1)))
    func `Patches far outside are drawn in time`() throws {
        let picture = try draw {
            $0.outline.rectangle = Rectangle()
            $0.fill.meshGradient.columns = 16
            $0.fill.meshGradient.points = (0..<256).map { index in
                Point.with {
                    $0.x = Double(index * 7_919 % 2_001 - 1_000) * 1_000
                    $0.y = Double(index * 104_729 % 2_001 - 1_000) * 1_000
                }
            }
            $0.fill.meshGradient.colors = Array(repeating: color(1, 0, 0), count: 256)
        }
        #expect(picture[50, 50] == [255, 0, 0, 255])
    }

    /// Cairo would cut each shape's outline to 20,000 lines that cross.
    @Test(.timeLimit(.minutes(1)))
    func `What a clip of many lines contains is drawn in time`() throws {
        let star = Outline.with { outline in
            outline.path.verbs.append(UInt8(Path.Verb.move.rawValue))
            for corner in 0..<20_000 {
                let angle = Double(corner) * 2.4
                outline.path.points += [Float(50 + 40 * cos(angle)), Float(50 + 40 * sin(angle))]
                outline.path.verbs.append(UInt8(Path.Verb.line.rawValue))
            }
            outline.path.verbs.removeLast()
        }
        let oval = Outline.with {
            $0.ellipse = Ellipse()
            $0.frame = frame(0, 20, 100, 60)
        }
        func clip(_ outline: Outline, children: Int) -> DisplayNode {
            let group = Group.with { ($0.opacity, $0.clip) = (1, outline) }
            return node(frame(0, 0, 100, 100), .group(group), children: children)
        }
        let oneInside = [
            clip(oval, children: 1), node(frame(0, 0, 100, 100), fill(color(1, 0, 0))),
        ]
        let nodes = [clip(star, children: 50)] + (0..<50).flatMap { _ in oneInside }
        let picture = try WidgetRendererTests.draw(list(nodes))
        #expect(picture[50, 50] == [255, 0, 0, 255])
        #expect(picture[5, 50] == white, "outside the star")
        #expect(picture[50, 15] == white, "outside the oval")
    }

    private func stop(_ color: Color, _ location: Double) -> GradientStop {
        GradientStop.with {
            $0.color = color
            $0.location = location
        }
    }
}
