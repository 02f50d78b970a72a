import Testing

@testable import WidgetImages

@Suite struct PixelsTests {
    /// A picture of one row, each pixel opaque and grey.
    private func row(_ levels: [UInt8]) -> Pixels {
        var pixels = Pixels(width: levels.count, height: 1)
        pixels.bytes = levels.flatMap { [$0, $0, $0, 255] }
        return pixels
    }

    private func levels(_ pixels: Pixels) -> [UInt8] {
        stride(from: 0, to: pixels.bytes.count, by: 4).map { pixels.bytes[$0] }
    }

    @Test func `Scaling down averages pixels`() {
        #expect(levels(row([0, 100, 200, 100]).scaled(toFit: 2, 1)) == [50, 150])
        // A pixel in between belongs to both.
        #expect(levels(row([0, 90, 180]).scaled(toFit: 2, 1)) == [30, 150])
    }

    @Test func `Scaling down without smoothing picks pixels`() {
        #expect(levels(row([0, 100, 200, 50]).scaled(toFit: 2, 1, isSmooth: false)) == [100, 50])
    }

    @Test func `Scaling to fit does not enlarge an image`() {
        let small = row([1, 2])
        #expect(small.scaled(toFit: 100, 100) == small)
    }

    @Test func `Enlarging interpolates pixels`() {
        #expect(levels(row([0, 100]).enlarged(to: 4, 1)) == [0, 25, 75, 100])
    }

    @Test func `Colors are premultiplied with alpha and back`() throws {
        let pixels = try Pixels(width: 1, height: 1, rgba: [200, 100, 50, 128])
        #expect(pixels.bytes == [25, 50, 100, 128])
        #expect(pixels.rgba == [199, 100, 50, 128])
        #expect(pixels.mask == [128])
    }

    @Test func `Pixels must match their size`() {
        #expect(throws: ImageProblem.badPixels(width: 2, height: 1, byteCount: 4)) {
            try Pixels(width: 2, height: 1, rgba: [0, 0, 0, 0])
        }
        #expect(throws: ImageProblem.tooLarge(width: 20_000, height: 1)) {
            try Pixels(width: 20_000, height: 1, rgba: [])
        }
    }
}
