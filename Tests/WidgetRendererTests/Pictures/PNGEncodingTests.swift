import Testing
import WidgetText
import WidgetWire

@testable import WidgetRenderer

/// What is compressed here is unpacked by libpng, which checks it.
@Suite struct PNGEncodingTests {
    // Surfaces are Cairo's, which engines open.
    init() { PangoTextEngine.openLibraries() }

    @Test(arguments: [1, 2, 3, 64, 65, 257, 1_000, 8_191, 8_192, 16_384])
    func `Pictures of any width come back as they were, flat, noisy or repeated`(width: Int) throws
    {
        let surface = try PictureSurface.pixels(
            width: Double(width), height: Double(min(400, max(3, 40_000 / width))), scale: 1)
        let colors = (0..<7).map { color(Float($0) / 7, Float(($0 * 3) % 7) / 7, 0.5) }
        var noise = UInt32(width)
        var expected: [Int] = []
        try surface.draw { canvas in
            canvas.paint(colors[0])
            for y in 0..<surface.height {
                let row = (0..<min(width, 200)).map { x in
                    noise = noise &* 1_664_525 &+ 1_013_904_223
                    return y % 3 == 0 ? 0 : y % 3 == 1 ? x / 9 % 7 : Int(noise >> 16) % 7
                }
                expected += row
                for (x, index) in row.enumerated() where index > 0 {
                    canvas.fill(
                        OutlinePath(frame(Double(x), Double(y), 1, 1), radius: 0),
                        Paint.with { $0.color = colors[index] })
                }
            }
        }
        let png = try DecodedPNG(surface.png())
        let shades = colors.map { color in
            [color.red, color.green, color.blue, 1].map { UInt8(($0 * 255).rounded()) }
        }
        let columns = min(width, 200)
        for y in 0..<surface.height {
            let row = (0..<columns).map { expected[y * columns + $0] }
            let isSame = (0..<columns).allSatisfy { x in
                zip(png[x, y], shades[row[x]]).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
            }
            #expect(isSame, "row \(y)")
            if width > columns { #expect(png[width - 1, y] == png[0, 0]) }
        }
    }

    @Test func `What is flat takes a hundredth of its room`() throws {
        let surface = try PictureSurface.pixels(width: 338, height: 354, scale: 2)
        try surface.draw { $0.paint(color(1, 1, 1)) }
        #expect(try surface.png().count < 20_000)
    }
}
