import Testing
import WidgetText
import WidgetWire

@testable import WidgetRenderer

/// What effects do to pixels.
@Suite struct PictureEffectTests {
    let white: [UInt8] = [255, 255, 255, 255]
    let red = color(1, 0, 0)

    @Test func `A shadow lies behind and beside the view`() throws {
        let picture = try draw([
            group { $0.shadow = shadow(color(0, 0, 1), radius: 0, x: 20, y: 10) },
            node(frame(10, 10, 20, 20), fill(red)),
        ])
        #expect(picture[15, 15] == [255, 0, 0, 255])
        #expect(picture[29, 29] == [255, 0, 0, 255])
        #expect(picture[45, 35] == [0, 0, 255, 255])
        #expect(picture[51, 35] == white)
    }

    @Test func `A shadow fades over its radius`() throws {
        let picture = try draw([
            group { $0.shadow = shadow(color(0, 0, 0), radius: 8) },
            node(frame(40, 40, 20, 20), fill(red)),
        ])
        let shades = (60..<80).map { picture[$0, 50][0] }
        #expect(shades == shades.sorted())
        #expect((100...200).contains(shades[0]) && shades[19] > 240)
        #expect(picture[50, 60] == picture[60, 50] && picture[39, 50] == picture[60, 50])
    }

    @Test func `An inner shadow stays inside`() throws {
        var inner = shadow(color(0, 0, 0), radius: 4, y: 4)
        inner.inner = true
        let picture = try draw([
            group { $0.shadow = inner }, node(frame(20, 20, 60, 60), fill(color(1, 1, 1))),
        ])
        #expect(picture[50, 19] == white && picture[50, 81] == white)
        #expect(picture[50, 20][0] < 80 && picture[50, 50] == white)
        #expect(picture[50, 20][0] < picture[50, 79][0])
    }

    @Test func `A blur changes nothing far from an edge`() throws {
        let picture = try draw([
            group { $0.blur.radius = 5 }, node(frame(0, 0, 50, 100), fill(color(0, 0, 0))),
        ])
        #expect((127...140).contains(picture[50, 50][0]))
        #expect(picture[20, 50] == [0, 0, 0, 255] && picture[80, 50] == white)
    }

    @Test func `An opaque blur has sharp edges`() throws {
        let picture = try draw([
            group(children: 2) {
                $0.blur.radius = 10
                $0.blur.opaque = true
            },
            node(frame(10, 10, 40, 80), fill(red)),
            node(frame(50, 10, 40, 80), fill(color(0, 0, 1))),
        ])
        let extent = try #require(picture.extent(unlike: white))
        #expect(extent.x == 10...89 && extent.y == 10...89)
        #expect(picture[10, 10] == [255, 0, 0, 255] && picture[89, 89] == [0, 0, 255, 255])
        #expect((100...155).contains(picture[50, 50][0]))
    }

    @Test func `A blur with a radius of zero is sharp`() throws {
        let plain = node(frame(10, 10, 30, 30), fill(red))
        let picture = try draw([group { $0.blur.radius = 0 }, plain])
        let extent = try #require(picture.extent(unlike: white))
        #expect(extent.x == 10...39 && extent.y == 10...39)
        #expect(picture[10, 10] == [255, 0, 0, 255])
    }

    @Test func `A mask keeps only what it covers`() throws {
        let whole = Group.with { $0.opacity = 1 }
        let all = frame(0, 0, 100, 100)
        let picture = try draw([
            group(children: 2) { $0.mask = Mask() },
            node(all, .group(whole), children: 1), node(all, fill(red)),
            node(all, .group(whole), children: 2),
            node(frame(0, 0, 50, 50), fill(color(0, 0, 0, 0.5))),
            node(frame(50, 50, 50, 50), fill(color(1, 1, 1))),
        ])
        #expect(picture[25, 25] == [255, 127, 127, 255])
        #expect(picture[75, 75] == [255, 0, 0, 255])
        #expect(picture[75, 25] == white)
    }

    @Test func `A mask takes of the budget only what it covers`() throws {
        // Each mask is as large as the picture, and all of it is changed: red becomes opacity.
        let side = 400.0
        var opacity = [Double](repeating: 0, count: 16)
        opacity[12] = 1
        var nodes: [DisplayNode] = []
        for index in 0..<240 {
            nodes += [
                group(children: 2) { $0.mask = Mask() },
                node(frame(Double(index), 200, 1, 1), fill(red)),
                group { $0.colorMatrix.values = opacity },
                node(
                    frame(0, 0, side, side),
                    fill(index.isMultiple(of: 2) ? color(1, 1, 1) : color(0, 0, 0))),
            ]
        }
        let picture = try draw(list(width: side, height: side, nodes))
        for index in [0, 120, 238] { #expect(picture[index, 200] == [255, 0, 0, 255]) }
        for index in [1, 121, 239] { #expect(picture[index, 200] == white) }
    }

    @Test func `A mask inside of an effect stays in its place`() throws {
        let picture = try draw([
            group { $0.blur.radius = 0.01 },
            group {
                ($0.transform.a, $0.transform.d) = (1, 1)
                ($0.transform.tx, $0.transform.ty) = (20, 30)
            },
            group(children: 2) { $0.mask = Mask() },
            node(frame(10, 10, 40, 40), fill(red)),
            node(frame(0, 0, 30, 100), fill(color(0, 0, 0))),
        ])
        #expect(picture[32, 45] == [255, 0, 0, 255])
        #expect(picture[48, 75] == [255, 0, 0, 255])
        #expect(picture[52, 45] == white)
        #expect(picture[28, 45] == white)
    }

    @Test func `Colors are changed as their alpha allows`() throws {
        var invert = [Double](repeating: 0, count: 16)
        for index in 0..<3 { (invert[index * 5], invert[index * 4 + 3]) = (-1, 1) }
        invert[15] = 1
        let picture = try draw([
            group { $0.colorMatrix.values = invert },
            node(frame(0, 0, 100, 50), fill(color(1, 0.5, 0, 0.5))),
        ])
        #expect(picture[50, 25] == [127, 191, 255, 255])
        #expect(picture[50, 75] == white)
    }

    @Test func `Colours are transformed as if they were opaque`() throws {
        var values = [Double](repeating: 0, count: 20)
        (values[1], values[9], values[10], values[18]) = (1, 1, 0.5, 0.5)
        let picture = try draw([
            group { $0.colorTransform.values = values },
            node(frame(0, 0, 100, 50), fill(color(1, 0.5, 0, 0.5))),
        ])
        // Half green, all green in any case, half red; a quarter as opaque, over white.
        #expect(picture[50, 25] == [223, 255, 223, 255])
        #expect(picture[50, 75] == white)
    }

    @Test func `Pixels whose opacity is between the bounds get one colour`() throws {
        let picture = try draw([
            group(children: 3) {
                $0.alphaThreshold.minimum = 0.4
                $0.alphaThreshold.maximum = 0.8
                $0.alphaThreshold.color = color(0, 0, 1)
            },
            node(frame(0, 0, 30, 100), fill(color(1, 0, 0, 0.3))),
            node(frame(40, 0, 20, 100), fill(color(1, 0, 0, 0.6))),
            node(frame(70, 0, 30, 100), fill(color(1, 0, 0, 1))),
        ])
        #expect([15, 50, 85].map { picture[$0, 50] } == [white, [0, 0, 255, 255], white])
    }

    @Test func `An alpha threshold of a blur has a smooth edge`() throws {
        let picture = try draw([
            group {
                $0.alphaThreshold.minimum = 0.5
                $0.alphaThreshold.maximum = 1
                $0.alphaThreshold.color = color(0, 0, 0)
            },
            group { $0.blur.radius = 8 }, node(frame(20, 20, 60, 60), fill(red)),
        ])
        let row = (0..<50).map { picture[$0, 50][0] }
        #expect(row.first == 255 && row.last == 0)
        #expect(zip(row, row.dropFirst()).allSatisfy { $0 >= $1 })
        // Half a blurred edge's opacity is where the edge was, and next to it are at most two
        // pixels of grey.
        #expect(row[18] == 255 && row[21] == 0)
    }

    @Test func `Exclusive-or keeps each layer where the other is not`() throws {
        let picture = try draw([
            group(children: 2) { $0.isolated = true },
            node(frame(0, 0, 60, 100), fill(red)),
            group { $0.blendMode = .xor }, node(frame(40, 0, 60, 100), fill(color(0, 0, 1))),
        ])
        #expect(
            [20, 50, 80].map { picture[$0, 50] } == [[255, 0, 0, 255], white, [0, 0, 255, 255]])
    }

    @Test func `Blending mixes with what lies behind`() throws {
        let picture = try draw([
            node(frame(0, 0, 100, 50), fill(color(0.5, 1, 0))),
            group { $0.blendMode = .multiply }, node(frame(0, 0, 100, 100), fill(color(1, 0.5, 1))),
        ])
        #expect(picture[50, 25] == [128, 128, 0, 255])
        #expect(picture[50, 75] == [255, 128, 255, 255])
    }

    @Test func `Blending stops at an isolated group`() throws {
        let picture = try draw([
            node(frame(0, 0, 100, 100), fill(color(0.5, 1, 0))),
            group(children: 1) { $0.isolated = true },
            group { $0.blendMode = .multiply }, node(frame(0, 0, 100, 100), fill(color(1, 0.5, 1))),
        ])
        #expect(picture[50, 50] == [255, 128, 255, 255])
    }

    @Test func `Effects inside others are bounded`() throws {
        let nested = (0..<200).map { _ in
            group { $0.shadow = shadow(color(0, 0, 0, 0.1), radius: 1_000, x: 3, y: 3) }
        }
        let clock = ContinuousClock()
        let time = try clock.measure {
            _ = try draw(nested + [node(frame(40, 40, 20, 20), fill(red))])
        }
        #expect(time < .seconds(20))
    }

    @Test func `Documents hold effects too`() throws {
        let blurred = list([
            group { $0.blur.radius = 3 }, node(frame(10, 10, 30, 30), fill(red)),
        ])
        let svg = try String(
            decoding: pictureRenderer().svg(blurred, shape: WidgetShape(cornerRadius: 0), at: 0),
            as: UTF8.self)
        #expect(svg.contains("<image"))
    }

    private func draw(_ nodes: [DisplayNode]) throws -> DecodedPNG { try draw(list(nodes)) }

    private func draw(_ list: DisplayList) throws -> DecodedPNG {
        try DecodedPNG(
            pictureRenderer().png(list, shape: WidgetShape(cornerRadius: 0), scale: 1, at: 0))
    }

    private func group(children: Int = 1, _ change: (inout Group) -> Void) -> DisplayNode {
        var group = Group.with { $0.opacity = 1 }
        change(&group)
        return node(frame(0, 0, 100, 100), .group(group), children: children)
    }

    private func shadow(
        _ color: Color, radius: Double, x: Double = 0, y: Double = 0
    ) -> Shadow {
        Shadow.with {
            $0.color = color
            $0.radius = radius
            $0.x = x
            $0.y = y
        }
    }
}
