import Testing

@testable import WidgetWire

/// The colours between the stops of a gradient.
@Suite struct GradientColorTests {
    private func color(_ rgb: UInt32, alpha: Float = 1) -> Color {
        Color.with {
            $0.red = Float(rgb >> 16 & 255) / 255
            $0.green = Float(rgb >> 8 & 255) / 255
            $0.blue = Float(rgb & 255) / 255
            $0.alpha = alpha
        }
    }

    private func bytes(_ color: Color) -> [Int] {
        [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }

    private func stops(_ colors: Color...) -> [GradientStop] {
        colors.enumerated().map { index, color in
            GradientStop.with {
                $0.location = Double(index) / Double(max(colors.count - 1, 1))
                $0.color = color
            }
        }
    }

    /// Measured in SwiftUI on macOS 26: (170,121,168) for the first, on a screen of Display P3.
    @Test(
        arguments: [
            (0xFF3B30, 0x007AFF, [167, 116, 166]), (0xFF9500, 0xFF2D55, [255, 107, 64]),
            (0xFFCC00, 0x007AFF, [148, 174, 181]), (0x000000, 0xFFFFFF, [99, 99, 99]),
        ] as [(UInt32, UInt32, [Int])])
    func `Colors are mixed in a perceptual color space`(
        first: UInt32, last: UInt32, middle: [Int]
    ) throws {
        let found = bytes(color(first).mixed(with: color(last), by: 0.5))
        #expect(zip(found, middle).allSatisfy { abs($0 - $1) <= 1 }, "\(found)")
        let stops = stops(color(first), color(last))
        #expect(stops.color(at: 0).map(bytes) == bytes(color(first)))
        #expect(stops.color(at: 1).map(bytes) == bytes(color(last)))
        let closest = try #require(stops.subdivided.first { $0.location == 0.5 })
        #expect(bytes(closest.color) == found)
        #expect(stops.subdivided.map(\.location) == (0...8).map { Double($0) / 8 })
    }

    @Test func `A color that fades to clear keeps its hue`() {
        let clear = color(0x000000, alpha: 0)
        let fading = stops(color(0xFFFFFF), clear, color(0x007AFF))
        let subdivided = fading.subdivided
        #expect(subdivided.map(\.location) == [0, 0.5, 0.5, 1])
        #expect(
            subdivided.map { bytes($0.color) } == [
                [255, 255, 255], [255, 255, 255], [0, 122, 255], [0, 122, 255],
            ])
        #expect(subdivided.map(\.color.alpha) == [1, 0, 0, 1])
        let half = color(0xFFFFFF).mixed(with: clear, by: 0.5)
        #expect(bytes(half) == [255, 255, 255] && half.alpha == 0.5)
    }

    @Test func `A gradient with many stops is not subdivided`() {
        let many = (0..<300).map { index in
            GradientStop.with {
                $0.location = Double(index) / 299
                $0.color = color(index.isMultiple(of: 2) ? 0xFF0000 : 0x0000FF)
            }
        }
        #expect(many.subdivided.count == 300)
    }
}
