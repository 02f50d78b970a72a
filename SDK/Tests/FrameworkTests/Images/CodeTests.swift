import CoreGraphics
import Foundation
import Testing

@testable import CoreImage

/// Codes of squares and bars; what they must be was made with Python's qrcode and read with ZBar.
@Suite("QR codes and barcodes")
struct CodeTests {
    private static let hello = """
        #######....#..#######
        #.....#.#.#...#.....#
        #.###.#.#.#...#.###.#
        #.###.#.....#.#.###.#
        #.###.#..#..#.#.###.#
        #.....#...##..#.....#
        #######.#.#.#.#######
        .........#...........
        .###.##...##......##.
        .##.##....##.##..##.#
        ##.##.#...#.#......##
        #.##.#.##.###.####.#.
        #####.####.....#....#
        ........#..##.#...#..
        #######..##.#..#.....
        #.....#.#..##..#####.
        #.###.#..#.#.########
        #.###.#.####..#.####.
        #.###.#.#.#.#.##..#..
        #.....#.#.#..#.##...#
        #######......#.#..#..
        """

    @Test func `have each module of a QR code where the standard puts it`() throws {
        let code = try #require(QRCode(Array("hello".utf8), level: .quartile, mask: 3))
        let rows = (0..<code.modules.side).map { y in
            String((0..<code.modules.side).map { code.modules[$0, y] ? "#" : "." })
        }
        #expect(rows.joined(separator: "\n") == Self.hello)
    }

    @Test(
        arguments: [
            (2, "H", 1, 14, 0x537c_5794_a58b_e7b3), (7, "M", 0, 115, 0x8312_48c2_a34a_c4b5),
            (14, "Q", 5, 250, 0xe476_9bfb_6e00_2d88), (22, "H", 2, 420, 0x870b_092d_3ff6_141b),
            (32, "H", 6, 800, 0x450b_c5ba_9bea_1942), (40, "L", 7, 2953, 0x1bc3_9936_921b_0961),
        ] as [(Int, String, Int, Int, UInt64)])
    func `are right in all sizes and levels`(
        version: Int, level: String, mask: Int, count: Int, digest: UInt64
    ) throws {
        let bytes = (0..<count).map { UInt8(($0 * 7 + version) % 95 + 32) }
        let code = try #require(QRCode(bytes, level: .init(letter: level), mask: mask))
        #expect(code.version.number == version)
        var value: UInt64 = 0xcbf2_9ce4_8422_2325
        for y in 0..<code.modules.side {
            for x in 0..<code.modules.side {
                value = (value ^ (code.modules[x, y] ? 1 : 0)) &* 0x100_0000_01b3
            }
        }
        #expect(value == digest)
    }

    @Test func `are pictures as authors make them, and stay crisp when they are enlarged`() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("hello".utf8)
        filter.correctionLevel = "Q"
        let small = try #require(filter.outputImage)
        #expect(small.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
        let large = small.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
        let pixels = try #require(CIContext().createCGImage(large, from: large.extent))
        #expect(pixels.width == 230)
        let greys = Set(stride(from: 0, to: pixels.rgba.count, by: 4).map { pixels.rgba[$0] })
        #expect(greys == [0, 255])
        let corner = (9 * 230 + 9) * 4
        #expect(pixels.rgba[corner] == 255 && pixels.rgba[corner + 231 * 4] == 0)
        let named = CIFilter(name: "CIQRCodeGenerator")
        named?.setValue(Data("hello".utf8), forKey: "inputMessage")
        named?.setValue("H", forKey: "inputCorrectionLevel")
        #expect(named?.outputImage?.extent.width == 23)
    }

    @Test func `with too many bytes are not decoded`() {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(count: 2_954)
        filter.correctionLevel = "L"
        #expect(filter.outputImage == nil)
        filter.message = Data(count: 2_953)
        #expect(filter.outputImage?.extent.width == 179)
    }

    @Test(arguments: [
        ("A", "11010010000" + "10100011000" + "10001011000" + "1100011101011"),
        (
            "1234",
            "11010011100" + "10110011100" + "10001011000" + "10010011110" + "1100011101011"
        ),
    ])
    func `of bars have the widths of the standard`(text: String, modules: String) throws {
        let code = try #require(Code128(Array(text.utf8)))
        #expect(code.modules.map { $0 ? "1" : "0" }.joined() == modules)
    }

    @Test func `of bars leave room beside them, and take ASCII alone`() throws {
        let filter = CIFilter.code128BarcodeGenerator()
        filter.message = Data("A".utf8)
        #expect(filter.outputImage?.extent.size == CGSize(width: 46 + 14, height: 32))
        filter.message = Data("é".utf8)
        #expect(filter.outputImage == nil)
    }
}
