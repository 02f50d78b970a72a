import Testing
import WidgetWire

@testable import WidgetRenderer

/// Pictures in perspective.
@Suite struct ProjectionPictureTests {
    private let white: [UInt8] = [255, 255, 255, 255]
    private let red: [UInt8] = [255, 0, 0, 255]

    /// A red square from 20 to 80 through a projection.
    private func nodes(_ values: [Double]) -> [DisplayNode] {
        let group = Group.with {
            $0.opacity = 1
            $0.projection.values = values
        }
        let square = frame(20, 20, 60, 60)
        return [
            node(square, .group(group), children: 1), node(square, fill(color(1, 0, 0))),
        ]
    }

    private func draw(_ values: [Double], scale: Double = 1) throws -> DecodedPNG {
        try DecodedPNG(
            pictureRenderer().png(
                list(nodes(values)), shape: WidgetShape(cornerRadius: 0), scale: scale, at: 0))
    }

    @Test(arguments: [1.0, 2])
    func `The far side of a turned view is shorter`(scale: Double) throws {
        // w is 1 at the left edge of the widget and 2 at its right one.
        let picture = try draw([1, 0, 0, 0.5, 1, 0, 0.01, 0, 1], scale: scale)
        func pixel(_ x: Double, _ y: Double) -> [UInt8] {
            picture[Int(x * scale), Int(y * scale)]
        }
        // The corner (20, 20) lies at (16.7, 25), (20, 80) at (16.7, 75), (80, 20) at (44.4, 33.3).
        #expect(pixel(18, 28) == red && pixel(18, 72) == red)
        #expect(pixel(14, 50) == white && pixel(47, 50) == white)
        #expect(pixel(42, 30) == white && pixel(42, 36) == red)
        #expect(pixel(18, 22) == white && pixel(18, 78) == white)
    }

    @Test(arguments: [
        [0.0, 0, 0, 0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 1, 0, 0, 0, -1], [1, 0, 0, 0, 0, 0, 0, 0, 1],
    ])
    func `Views behind the viewer or seen from their edge are not drawn`(values: [Double]) throws {
        #expect(try draw(values)[50, 50] == white)
    }

    @Test func `A view is drawn up to its horizon`() throws {
        // w is 0 where x is 50: what lies beyond is behind the viewer.
        let picture = try draw([1, 0, 0, 0, 1, 0, -0.02, 0, 1])
        #expect(picture[40, 60] == red && picture[10, 50] == white)
    }

    @Test func `Documents contain projected views as bitmaps`() throws {
        let list = list(nodes([1, 0, 0, 0.5, 1, 0, 0.01, 0, 1]))
        let svg = try String(decoding: pictureRenderer().svg(list, at: 0), as: UTF8.self)
        #expect(svg.contains("<image"))
    }
}
