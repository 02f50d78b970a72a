import Testing
import WidgetText
import WidgetWire

@testable import WidgetRenderer

/// A view without extent is not drawn, and everything else is.
@Suite struct CollapsedPictureTests {
    private static let collapsing: [Transform] =
        [(0, 0), (0, 1), (1, 0)].map { scale($0.0, $0.1) }
        + [1e-300, 1e-20, 1e-12, 1e-9, 1e-6, 1e-5, 1e-4].map { scale($0, $0) }
        + [1e-12, 1e-9, 2e-8, 1e-6, 1e-4].flatMap { [scale($0, 1), scale(1, $0), scale(-$0, 1)] }
        + [
            Transform.with { ($0.a, $0.b, $0.c, $0.d) = (1, 2, 2, 4) },
            Transform.with { ($0.a, $0.b, $0.c, $0.d) = (0, 0, 0, 0) },
        ]

    private static func scale(_ x: Double, _ y: Double) -> Transform {
        Transform.with { ($0.a, $0.d, $0.tx, $0.ty) = (x, y, 50, 50) }
    }

    /// One of everything that is drawn, and after it a square outside.
    private func everything(in outer: Group, frame area: Rect) -> DisplayList {
        let paints = gradients.map { paint in
            node(
                area,
                .shape(
                    Shape.with {
                        $0.outline.rectangle = Rectangle()
                        $0.outline.frame = area
                        $0.fill = paint
                        $0.stroke = paint
                        $0.lineWidth = 3
                        $0.lineStyle.dash = [2, 1]
                    }))
        }
        let effects: [Group] = [
            .with { $0.shadow.radius = 3 }, .with { $0.blur.radius = 3 },
            .with { $0.isolated = true },
            .with { $0.projection.values = [1, 0, 0, 0, 1, 0, 0.01, 0, 1] },
            .with { ($0.clip.rectangle, $0.clip.frame) = (Rectangle(), area) },
        ]
        var nodes =
            paints + [
                node(area, fill(color(0, 0, 1))),
                node(area, text("collapsed", color: color(0, 0, 1))),
                node(area, symbol("sun.max", color(0, 0, 1))),
                node(area, symbol("no.such.symbol", color(0, 0, 1))),
                node(area, image { $0.bitmap = 1 }),
                node(
                    area, image { ($0.bitmap, $0.fill.color) = (1, color(0, 0, 1)) }),
            ]
        for var effect in effects {
            effect.opacity = 1
            nodes += [node(area, .group(effect), children: 1), node(area, fill(color(0, 0, 1)))]
            nodes += [
                node(area, .group(effect), children: 1),
                node(area, text("collapsed", color: color(0, 0, 1))),
            ]
        }
        let children = paints.count + 6 + 2 * effects.count
        var drawn = list(
            [node(area, .group(outer), children: children)] + nodes
                + [node(frame(0, 0, 20, 20), fill(color(1, 0, 0)))])
        drawn.bitmaps = [
            Bitmap.with {
                ($0.digest, $0.width, $0.height, $0.format) = (1, 2, 2, .bgra)
                $0.pixels = .init(repeating: 255, count: 16)
            }
        ]
        return drawn
    }

    private func image(_ change: (inout Image) -> Void) -> DisplayNode.OneOf_Content {
        var image = Image()
        change(&image)
        return .image(image)
    }

    private var gradients: [Paint] {
        let stops = [
            GradientStop.with { $0.color = color(0, 0, 1) },
            GradientStop.with { ($0.color, $0.location) = (color(0, 1, 0), 1) },
        ]
        let middle = Point.with { ($0.x, $0.y) = (50, 50) }
        return [
            Paint.with {
                $0.linearGradient.stops = stops
                $0.linearGradient.end = middle
            },
            Paint.with {
                $0.radialGradient.stops = stops
                $0.radialGradient.center = middle
                $0.radialGradient.endRadius = 50
                $0.radialGradient.proportion = 0.5
            },
            Paint.with {
                $0.angularGradient.stops = stops
                $0.angularGradient.center = middle
                $0.angularGradient.end = 360
            },
        ]
    }

    private func group(_ transform: Transform) -> Group {
        Group.with { ($0.opacity, $0.transform) = (1, transform) }
    }

    @Test(arguments: collapsing)
    func `A collapsed view leaves the rest as it is`(transform: Transform) throws {
        let list = everything(in: group(transform), frame: frame(0, 0, 100, 100))
        #expect(try draw(list)[10, 10] == [255, 0, 0, 255])
        for document in [
            try pictureRenderer().svg(list, at: 0), try pictureRenderer().pdf(list, at: 0),
        ] {
            #expect(!document.isEmpty)
        }
    }

    @Test func `A collapsed view covers no pixels`() throws {
        for transform in Self.collapsing
        where transform.a * transform.d == transform.b * transform.c {
            let drawn = try draw(
                list([
                    node(frame(0, 0, 100, 100), .group(group(transform)), children: 1),
                    node(frame(0, 0, 100, 100), fill(color(1, 0, 0))),
                ]))
            #expect(drawn.extent(unlike: [255, 255, 255, 255]) == nil)
        }
    }

    @Test(
        arguments: [(0, 100), (100, 0), (0, 0), (1e-300, 1e-300), (1e-9, 100)] as [(Double, Double)]
    )
    func `A view without size leaves the rest as it is`(width: Double, height: Double) throws {
        let whole = Group.with { $0.opacity = 1 }
        let list = everything(in: whole, frame: frame(30, 30, width, height))
        #expect(try draw(list)[10, 10] == [255, 0, 0, 255])
    }
}
