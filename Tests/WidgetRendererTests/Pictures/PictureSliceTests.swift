import FoundationEssentials
import Testing
import WidgetWire

@testable import WidgetRenderer

/// Pictures with borders of their own size, as asset catalogues and cap insets have them.
@Suite struct PictureSliceTests {
    private static let red: [UInt8] = [255, 0, 0, 255]
    private static let green: [UInt8] = [0, 255, 0, 255]
    private static let blue: [UInt8] = [0, 0, 255, 255]
    private static let black: [UInt8] = [0, 0, 0, 255]

    /// A picture of 6 × 6 pixels and 6 × 6 points: red corners of 2, blue edges, and in the middle
    /// one column of green and one of black.
    private func picture(
        _ frame: Rect, _ change: (inout Slices) -> Void = { _ in }
    ) throws -> DecodedPNG {
        var slices = Slices()
        (slices.width, slices.height) = (6, 6)
        (slices.left, slices.top, slices.right, slices.bottom) = (2, 2, 2, 2)
        change(&slices)
        var widget = list([
            node(
                frame,
                .image(
                    Image.with {
                        $0.bitmap = 1
                        $0.interpolation = .nearest
                        $0.slices = slices
                    }))
        ])
        let pixels = (0..<36).flatMap { index -> [UInt8] in
            let (x, y) = (index % 6, index / 6)
            let isEdge = (x: x < 2 || x > 3, y: y < 2 || y > 3)
            let color =
                switch isEdge {
                case (true, true): Self.red
                case (true, false), (false, true): Self.blue
                case (false, false): x == 2 ? Self.green : Self.black
                }
            return [color[2], color[1], color[0], color[3]]
        }
        widget.bitmaps = [
            Bitmap.with {
                $0.digest = 1
                ($0.width, $0.height) = (6, 6)
                $0.pixels = Data(pixels)
            }
        ]
        return try DecodedPNG(
            pictureRenderer().png(widget, shape: .init(cornerRadius: 0), scale: 1, at: 0))
    }

    @Test func `Corners keep their size, edges grow in one direction, the middle in both`() throws {
        let png = try picture(frame(10, 10, 60, 40))
        for (x, y) in [(10, 10), (11, 11), (68, 10), (69, 49), (10, 48), (11, 49)] {
            #expect(png[x, y] == Self.red, "\(x), \(y)")
        }
        for (x, y) in [(12, 10), (67, 11), (10, 12), (11, 47), (69, 30), (40, 49)] {
            #expect(png[x, y] == Self.blue, "\(x), \(y)")
        }
        #expect(png[12, 12] == Self.green && png[38, 47] == Self.green)
        #expect(png[41, 12] == Self.black && png[67, 47] == Self.black)
        #expect(png.extent(unlike: [255, 255, 255, 255])?.x == 10...69)
    }

    @Test func `Tiled parts are repeated in their own size`() throws {
        let png = try picture(frame(10, 10, 24, 24)) { $0.tiled = true }
        for x in 12..<32 {
            #expect(png[x, 20] == (x % 2 == 0 ? Self.green : Self.black), "\(x)")
        }
        #expect(png[11, 11] == Self.red && png[11, 20] == Self.blue && png[32, 32] == Self.red)
    }

    @Test func `Tiles may begin a million points away`() throws {
        let png = try picture(frame(-1_000_000, -1_000_000, 2_000_000, 2_000_000)) {
            $0.tiled = true
        }
        for x in 0..<20 {
            #expect(png[x, 7] == (x % 2 == 0 ? Self.green : Self.black), "\(x)")
        }
    }

    @Test func `Borders that are too large share the room there is`() throws {
        let png = try picture(frame(10, 10, 2, 30))
        #expect(png[10, 10] == Self.red && png[11, 10] == Self.red && png[10, 20] == Self.blue)
        #expect(png.extent(unlike: [255, 255, 255, 255])?.x == 10...11)
    }

    @Test func `Borders may differ, and there may be none on a side`() throws {
        let png = try picture(frame(0, 0, 40, 40)) {
            ($0.left, $0.right, $0.top, $0.bottom) = (2, 0, 0, 2)
        }
        // The right border is part of what is stretched: half of the four columns there are.
        #expect(png[0, 0] == Self.red && png[1, 39] == Self.red)
        #expect(png[39, 20] == Self.blue && png[22, 20] == Self.blue && png[2, 20] == Self.green)
    }
}
