import FoundationEssentials
import Testing
import WidgetImages
import WidgetText
import WidgetWire

@testable import WidgetRenderer

/// SVG and PDF show what PNG shows: drawn by librsvg and Poppler, they are compared pixel by pixel.
@Suite(.timeLimit(.minutes(1)))
struct DocumentTests {
    private static let scale = 2.0

    @Test(arguments: Self.samples.keys.sorted())
    func `An SVG looks like the PNG`(name: String) throws {
        let list = try #require(Self.samples[name])
        try compare(try pictureRenderer().svg(list, at: 0), with: list)
    }

    @Test(arguments: Self.samples.keys.sorted())
    func `A PDF looks like the PNG`(name: String) throws {
        let list = try #require(Self.samples[name])
        try compare(try pictureRenderer().pdf(list, at: 0), with: list)
    }

    @Test func `A text with noncharacters becomes a document`() throws {
        // Literals cannot hold U+FDD0 and U+FFFE.
        let words = String(decoding: [0xFDD0, 0x61, 0xFFFE] as [UInt16], as: UTF16.self)
        let list = list([node(frame(0, 0, 90, 20), text(words, color: color(0, 0, 0)))])
        #expect(try pictureRenderer().pdf(list, at: 0).count > 1_000)
    }

    @Test func `A document that grows without end is given up`() throws {
        let list = list([node(frame(0, 0, 90, 20), fill(color(1, 0, 0)))])
        let surface = try PictureSurface.svg(of: list, limit: 100)
        #expect(throws: PictureError.tooLong(bytes: 100)) { try surface.draw { _ in } }
    }

    @Test func `A document of too many letters is given up, because Cairo draws them at its end`() {
        let words = String(repeating: "letters ", count: 30_000)
        let list = list([node(frame(0, 0, 90, 20), text(words, color: color(0, 0, 0)))])
        #expect(throws: PictureError.tooMuchInDocument) {
            _ = try pictureRenderer().svg(list, at: 0)
        }
    }

    @Test func `The pixels of a document are bounded, the more tightly the more nodes it has`() {
        let small = PixelArea(x: 0, y: 0, width: 20, height: 20)
        let many = DocumentBudget(nodes: 1_000_000)
        for _ in 0..<4 { many.takePixels(small) }
        #expect(!many.isUsedUp)
        many.takePixels(small)
        #expect(many.isUsedUp)
        let one = DocumentBudget(nodes: 1)
        one.takePixels(PixelArea(x: 0, y: 0, width: 5_000, height: 5_000))
        #expect(one.isUsedUp)
    }

    @Test(arguments: [(isDocument: true, depth: 4, count: 32), (false, 64, 500)])
    func `Documents may blend fewer groups than pictures, because Cairo draws them again and again`(
        isDocument: Bool, depth: Int, count: Int
    ) {
        func budget() -> EffectBudget {
            EffectBudget(
                picture: PixelArea(x: 0, y: 0, width: 100, height: 100),
                document: isDocument ? DocumentBudget(nodes: 1) : nil)
        }
        func nested(in budget: EffectBudget) -> Int {
            var inner = 0
            let isOpen = budget.withLayer(isBlended: true) { inner = nested(in: budget) }
            return isOpen ? 1 + inner : 0
        }
        #expect(nested(in: budget()) == depth)
        let beside = budget()
        #expect((0..<600).count { _ in beside.withLayer(isBlended: true) {} } == count)
    }

    @Test func `The white copy of a mask is taken from the budget`() throws {
        _ = try pictureRenderer()  // loads Cairo
        let area = PixelArea(x: 0, y: 0, width: 100, height: 100)
        let surfaces = BitmapSurfaces([
            .with {
                ($0.digest, $0.width, $0.height, $0.format) = (1, 100, 100, .mask)
                $0.pixels = Data(repeating: 255, count: area.count)
            }
        ])
        let budget = EffectBudget(picture: area)
        let all = PixelArea(x: 0, y: 0, width: 4_096, height: 4_096)
        let other = EffectBudget(picture: area)
        #expect(other.take(all))
        #expect(surfaces.whiteSurface(of: 1, budget: other) == nil)
        #expect(surfaces.whiteSurface(of: 1, budget: budget) != nil)
        #expect(!budget.take(all))
    }

    @Test(arguments: [false, true])
    func `A picture that is shown often is kept once`(hasBorders: Bool) throws {
        func document(times: Int) throws -> Int {
            let image = Image.with {
                $0.bitmap = 1
                guard hasBorders else { return }
                ($0.slices.width, $0.slices.height) = (200, 200)
                ($0.slices.left, $0.slices.top) = (20, 20)
            }
            var list = list(
                Array(repeating: node(frame(0, 0, 90, 60), .image(image)), count: times))
            var noise: UInt32 = 1
            let pixels = (0..<160_000).map { index in
                noise = noise &* 1_664_525 &+ 1_013_904_223
                return index % 4 == 3 ? UInt8.max : UInt8(noise >> 24)
            }
            list.bitmaps = [
                .with {
                    $0.digest = 1
                    ($0.width, $0.height) = (200, 200)
                    $0.pixels = Data(pixels)
                }
            ]
            return try pictureRenderer().pdf(list, at: 0).count
        }
        #expect(try document(times: 40) < 2 * document(times: 1))
    }

    @Test func `The more pixels a picture has, the fewer times a document shows it`() throws {
        func document(times: Int) throws -> Int {
            let image = node(frame(0, 0, 90, 60), .image(.with { $0.bitmap = 1 }))
            var list = list(Array(repeating: image, count: times))
            list.bitmaps = [
                .with {
                    $0.digest = 1
                    ($0.width, $0.height) = (2_000, 2_000)
                    $0.pixels = Data(repeating: .max, count: 16_000_000)
                }
            ]
            return try pictureRenderer().svg(list, at: 0).count
        }
        let view = try document(times: 4) - document(times: 3)
        #expect(view > 0)
        // Cairo's names of things in it may be longer.
        #expect(try document(times: 10) - document(times: 9) < view / 2)
    }

    @Test func `Effects beyond the budget leave their pictures out of a document`() throws {
        func document(groups: Int) throws -> Int {
            let change = node(
                frame(0, 0, 100, 100),
                .group(
                    .with {
                        $0.opacity = 1
                        $0.shadow.color = color(0, 0, 0)
                    }), children: 1)
            let image = node(frame(0, 0, 100, 100), .image(.with { $0.bitmap = 1 }))
            var list = list(Array(repeating: [change, image], count: groups).flatMap { $0 })
            list.bitmaps = [
                .with {
                    $0.digest = 1
                    ($0.width, $0.height) = (100, 100)
                    $0.pixels = Data(
                        (0..<40_000).map { UInt8(truncatingIfNeeded: $0 * $0 >> 3) | 1 })
                }
            ]
            return try pictureRenderer().svg(list, at: 0).count
        }
        #expect(try document(groups: 2) > document(groups: 1))
        // Cairo's names of things in it may be longer.
        #expect(try document(groups: 220) < document(groups: 200) + 10_000)
    }

    /// Edges are smoothed in other ways, and letters of pictures stand on whole pixels, so that
    /// some pixels may differ, but not by much on average.
    private func compare(_ document: [UInt8], with list: DisplayList) throws {
        let picture = try DecodedPNG(
            pictureRenderer().png(list, shape: .init(.unspecified), scale: Self.scale, at: 0))
        let shown = try EncodedImage(document).pixels(width: picture.width, height: picture.height)
        try #require(shown.width == picture.width && shown.height == picture.height)
        let bytes = shown.rgba
        var (sum, different) = (0, 0)
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let start = (y * picture.width + x) * 4
                let off =
                    zip(picture[x, y], bytes[start..<start + 4])
                    .map { abs(Int($0) - Int($1)) }.max() ?? 0
                sum += off
                if off > 48 { different += 1 }
            }
        }
        let count = Double(picture.width * picture.height)
        #expect(Double(sum) / count < 4, "on average")
        #expect(Double(different) / count < 0.025, "share of pixels")
    }

    /// A widget for each kind of paint, content and effect.
    private static let samples: [String: DisplayList] = {
        let ink = color(0.2, 0.4, 0.6)
        let box = frame(10, 10, 80, 50)
        let stops = [(0.0, color(1, 0, 0)), (0.5, color(1, 1, 0, 0.5)), (1, color(0, 0, 1))].map {
            place, color in
            GradientStop.with {
                $0.color = color
                $0.location = place
            }
        }
        func shape(_ change: (inout Shape) -> Void) -> [DisplayNode] {
            var shape = Shape()
            shape.outline.rectangle.cornerWidth = 8
            shape.outline.rectangle.cornerHeight = 8
            change(&shape)
            return [node(box, .shape(shape))]
        }
        func group(_ change: (inout Group) -> Void) -> [DisplayNode] {
            var group = Group()
            group.opacity = 1
            change(&group)
            return [
                node(frame(0, 0, 100, 60), fill(color(0.9, 0.7, 0.2))),
                node(box, .group(group), children: 2),
                node(frame(20, 20, 40, 30), fill(ink, radius: 6)),
                node(frame(40, 30, 40, 30), fill(color(0.9, 0.1, 0.3), radius: 15)),
            ]
        }
        let corners = [(10.0, 10.0), (90.0, 14.0), (16.0, 60.0), (86.0, 56.0)]
        var samples: [String: [DisplayNode]] = [
            "linear gradient": shape {
                $0.fill.linearGradient.stops = stops
                $0.fill.linearGradient.start.x = 10
                $0.fill.linearGradient.end.x = 90
            },
            "radial gradient": shape {
                $0.fill.radialGradient.stops = stops
                ($0.fill.radialGradient.center.x, $0.fill.radialGradient.center.y) = (50, 35)
                $0.fill.radialGradient.endRadius = 40
                $0.fill.radialGradient.proportion = 1
            },
            "angular gradient": shape {
                $0.fill.angularGradient.stops = stops
                ($0.fill.angularGradient.center.x, $0.fill.angularGradient.center.y) = (50, 35)
                $0.fill.angularGradient.end = 360
            },
            "mesh gradient": shape {
                $0.fill.meshGradient.columns = 2
                $0.fill.meshGradient.points = corners.map { x, y in
                    .with { ($0.x, $0.y) = (x, y) }
                }
                $0.fill.meshGradient.colors = [
                    color(1, 0, 0), color(0, 1, 0), color(0, 0, 1), color(1, 1, 0),
                ]
            },
            "dashed stroke": shape {
                $0.stroke.color = ink
                $0.lineWidth = 4
                $0.lineStyle.dash = [8, 4]
                $0.lineStyle.miterLimit = 10
            },
            "text": [node(box, text("Ada 漢字 שלום", color: ink))],
            "emoji": [node(box, text("😀👩🏽‍🚀", size: 24, color: ink))],
            "symbol": [node(box, symbol("star.fill", size: 30, ink))],
            "translucent group": group { $0.opacity = 0.5 },
            "shadow": group {
                $0.shadow.color = color(0, 0, 0, 0.6)
                $0.shadow.radius = 4
                $0.shadow.y = 3
            },
            "blur": group { $0.blur.radius = 4 },
            "mask": group { $0.mask = Mask() },
            "greys": group {
                let row: [Double] = [0.3, 0.6, 0.1, 0]
                $0.colorMatrix.values = row + row + row + [0, 0, 0, 1]
            },
        ]
        let modes: [BlendMode] = [.multiply, .screen, .overlay, .difference, .luminosity]
        for mode in modes { samples["blend mode \(mode)"] = group { $0.blendMode = mode } }
        samples["template image"] = [
            node(
                box,
                .image(
                    .with {
                        $0.bitmap = 1
                        $0.fill.color = ink
                    }))
        ]
        samples["inner shadow"] = group {
            $0.shadow.color = color(0, 0, 0)
            $0.shadow.radius = 4
            $0.shadow.inner = true
        }
        let card = shape {
            $0.fill.backdrop = .with {
                ($0.radius, $0.opacity, $0.blendMode) = (6, 1, .colorDodge)
                ($0.haze, $0.light) = (color(0.75, 0.75, 0.75, 0.4), color(0.2, 0.2, 0.2))
            }
        }
        let behind = node(frame(0, 0, 50, 70), fill(ink))
        samples["material"] = [behind] + card
        let shadow = Group.with {
            $0.opacity = 1
            $0.shadow.color = color(0, 0, 0, 0.5)
            $0.shadow.radius = 3
        }
        samples["material in a shadow"] =
            [behind, node(box, .group(shadow), children: 1)] + card
        return samples.mapValues { nodes in
            var widget = list(height: 70, nodes)
            widget.bitmaps = [
                .with {
                    $0.digest = 1
                    $0.format = .mask
                    ($0.width, $0.height) = (160, 100)
                    $0.pixels = Data(
                        (0..<16_000).map { place in
                            let isRight = place % 160 >= 80
                            return place < 8_000 ? (isRight ? 0 : 255) : (isRight ? 255 : 100)
                        })
                }
            ]
            return widget
        }
    }()
}
