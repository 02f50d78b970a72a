import Foundation
import Testing

@testable import WidgetImages

/// Each picture has a red, a blue and a green part: top left, right, and bottom left.
@Suite struct DecodingTests {
    static func bytes(_ name: String) throws -> [UInt8] {
        let folder = try #require(Bundle.module.url(forResource: "Pictures", withExtension: nil))
        return [UInt8](try Data(contentsOf: folder.appending(path: name)))
    }

    /// Blue, green and red at fractions of a picture's size, each 0, 0.5 or 1.
    private func color(_ pixels: Pixels, _ x: Double, _ y: Double) -> [Double] {
        let column = Int(Double(pixels.width) * x)
        let row = Int(Double(pixels.height) * y)
        let place = (row * pixels.width + column) * 4
        return pixels.bytes[place..<(place + 3)].map { (Double($0) / 127.5).rounded() / 2 }
    }

    private let red: [Double] = [0, 0, 1]
    private let green: [Double] = [0, 1, 0]
    private let blue: [Double] = [1, 0, 0]

    @Test(arguments: [
        "quarters.png", "quarters.gif", "interlaced.gif", "quarters.webp", "quarters.jpg",
        "quarters.svg", "quarters.pdf", "quarters.heic", "inks.jpg", "inverted-inks.jpg",
    ])
    func `Every format is decoded`(name: String) throws {
        let image = try EncodedImage(Self.bytes(name))
        #expect(image.width / image.height == 1.5)
        let pixels = try image.pixels(width: 12, height: 8)
        #expect(pixels.width == 12 && pixels.height == 8)
        #expect(color(pixels, 0.25, 0.25) == red)
        #expect(color(pixels, 0.25, 0.75) == green)
        #expect(color(pixels, 0.75, 0.5) == blue)
    }

    @Test func `Images are rotated by their EXIF orientation`() throws {
        let image = try EncodedImage(Self.bytes("turned.jpg"))
        #expect(image.width == 32 && image.height == 48)
        let pixels = try image.pixels(width: 32, height: 48)
        #expect(color(pixels, 0.25, 0.25) == green)
        #expect(color(pixels, 0.75, 0.25) == red)
        #expect(color(pixels, 0.5, 0.75) == blue)
    }

    @Test func `Vector images are drawn at the requested size`() throws {
        let image = try EncodedImage(Self.bytes("quarters.svg"))
        let pixels = try image.pixels(width: 1200, height: 800)
        #expect(color(pixels, 0.499, 0.499) == red)
        #expect(color(pixels, 0.501, 0.499) == blue)
    }

    @Test(arguments: [
        "quarters.png", "quarters.gif", "quarters.webp", "quarters.jpg", "quarters.heic",
        "inks.jpg",
    ])
    func `Truncated images are refused`(name: String) throws {
        let bytes = try Self.bytes(name)
        let half = Array(bytes.prefix(bytes.count * 3 / 4))
        #expect(throws: ImageProblem.self) {
            try EncodedImage(half).pixels(width: 12, height: 8)
        }
    }

    @Test func `Images with huge sizes are refused before they are decoded`() throws {
        let bytes = try Self.bytes("huge.png")
        #expect(throws: ImageProblem.tooLarge(width: 30_000, height: 30_000)) {
            try EncodedImage(bytes)
        }
    }

    @Test func `The error for bytes that are not an image has their number`() {
        #expect(throws: ImageProblem.empty) { try EncodedImage([]) }
        #expect(throws: ImageProblem.unknownFormat(byteCount: 5)) {
            try EncodedImage(Array("hello".utf8))
        }
        #expect(
            "\(ImageProblem.unknownFormat(byteCount: 5))"
                == "its 5 bytes are not a PNG, JPEG, WebP, HEIC, GIF, SVG or PDF")
    }

    @Test(arguments: [
        "quarters.gif", "turned.jpg", "quarters.svg", "quarters.pdf", "inverted-inks.jpg",
    ])
    func `A truncated file is refused or decoded completely`(name: String) throws {
        let bytes = try Self.bytes(name)
        var problems = 0
        let step = max(1, bytes.count / 60)
        for count in stride(from: 0, to: bytes.count, by: step) {
            do throws(ImageProblem) {
                let pixels = try EncodedImage(Array(bytes.prefix(count)))
                    .pixels(width: 4, height: 4)
                #expect(pixels.bytes.count == pixels.width * pixels.height * 4, "at \(count)")
                #expect((1...4).contains(pixels.width) && (1...4).contains(pixels.height))
                #expect(pixels.bytes.contains { $0 != 0 }, "nothing is seen at \(count)")
            } catch {
                problems += 1
            }
        }
        #expect(problems * step >= bytes.count / 4)
        #expect(try EncodedImage(bytes).pixels(width: 4, height: 4).width > 0)
    }

    @Test func `Pixels are encoded as PNG and JPEG and decoded again`() throws {
        let pixels = try EncodedImage(Self.bytes("quarters.png")).pixels(width: 12, height: 8)
        #expect(try EncodedImage(pixels.png()).pixels(width: 12, height: 8) == pixels)
        let photograph = try EncodedImage(pixels.jpeg(quality: 0.9))
        #expect(photograph.format == .jpeg)
        #expect(photograph.width == 12 && photograph.height == 8)
    }
}
