import FoundationEssentials
import Testing
import WidgetWire

@testable import WidgetRenderer

/// Documents that Cairo would write for minutes, with gigabytes, are given up before it begins.
@Suite(.timeLimit(.minutes(1)))
struct DocumentExcessTests {
    private static let place = frame(0, 0, 100, 100)

    @Test func `Many rings with gradients are given up`() throws {
        let ring = Gauge.with {
            ($0.form, $0.fraction, $0.lineWidth) = (.ring, 0.7, 4)
            $0.fill = [stop(0), stop(1)]
        }
        try expectExcess(repeated(20_000, [node(Self.place, .gauge(ring))]))
    }

    @Test func `Many clips inside other clips are given up`() throws {
        let zigzag = Outline.with { outline in
            outline.path.verbs = Data([0] + Array(repeating: UInt8(1), count: 199))
            for corner in 0..<200 {
                outline.path.points += [Float(corner % 100), Float(corner / 2)]
            }
        }
        let oval = Outline.with {
            $0.ellipse = Ellipse()
            $0.frame = Self.place
        }
        let shapes = repeated(
            9_000, [clip(oval, children: 1), node(Self.place, fill(color(1, 0, 0)))])
        try expectExcess(
            repeated(11, [clip(zigzag, children: 1)]) + [clip(zigzag, children: 9_000)] + shapes)
    }

    @Test func `Meshes whose patches lie over one another are given up`() throws {
        var shape = Shape()
        shape.outline.rectangle = Rectangle()
        shape.fill.meshGradient.columns = 16
        for index in 0..<256 {
            let corner = index * 101 % 256
            let point = Point.with {
                $0.x = Double(corner % 16) * 6
                $0.y = Double(corner / 16) * 6
            }
            shape.fill.meshGradient.points.append(point)
            shape.fill.meshGradient.colors.append(stop(Double(index) / 255).color)
        }
        try expectExcess(repeated(60, [node(Self.place, .shape(shape))]))
    }

    @Test(arguments: [1, 12_000])
    func `Many gradients beside or inside blended groups are given up`(groups: Int) throws {
        var shape = Shape()
        shape.outline.rectangle = Rectangle()
        shape.fill.linearGradient.stops = [stop(0), stop(1)]
        shape.fill.linearGradient.end.x = 100
        let group = Group.with {
            $0.opacity = 1
            $0.blendMode = .multiply
        }
        let inside = 12_000 / groups
        let content = repeated(inside, [node(Self.place, .shape(shape))])
        try expectExcess(
            repeated(groups, [node(Self.place, .group(group), children: inside)] + content))
    }

    @Test func `Many masks, each of which is two groups, are given up`() throws {
        let mask = Image.with {
            $0.bitmap = 1
            $0.fill.color = color(0, 0, 0)
        }
        try expectExcess(repeated(60_000, [node(Self.place, .image(mask))]))
    }

    @Test func `What was drawn before a document is given up is not in its bytes`() throws {
        let list = list([])
        let surface = try PictureSurface.svg(of: list)
        #expect(throws: PictureError.tooMuchInDocument) {
            try surface.draw { canvas throws(PictureError) in
                let place = frame(0, 0, 90, 20)
                for _ in 0..<1_000 { canvas.fill(OutlinePath(place, radius: 4), Paint()) }
                throw .tooMuchInDocument
            }
        }
        try surface.draw { _ in }
        #expect(surface.document.count < 1_000)
    }

    private func expectExcess(_ nodes: [DisplayNode]) throws {
        var list = list(height: 100, nodes)
        list.bitmaps = [
            .with {
                ($0.digest, $0.format, $0.width, $0.height) = (1, .mask, 1, 1)
                $0.pixels = Data([255])
            }
        ]
        let renderer = try pictureRenderer()
        #expect(throws: PictureError.tooMuchInDocument) { _ = try renderer.svg(list, at: 0) }
        #expect(throws: PictureError.tooMuchInDocument) { _ = try renderer.pdf(list, at: 0) }
    }

    private func repeated(_ count: Int, _ nodes: [DisplayNode]) -> [DisplayNode] {
        (0..<count).flatMap { _ in nodes }
    }

    private func clip(_ outline: Outline, children: Int) -> DisplayNode {
        let group = Group.with {
            $0.opacity = 1
            $0.clip = outline
        }
        return node(Self.place, .group(group), children: children)
    }

    private func stop(_ place: Double) -> GradientStop {
        .with {
            $0.location = place
            $0.color = color(Float(place), 0, 0)
        }
    }
}
