import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit

@Suite("A drawing in memory")
struct DrawingTests {
    private let format = UIGraphicsImageRendererFormat()

    init() { format.scale = 1 }

    /// The pixels of a drawing of a size, as letters: R, G, B, W, K or a dot where it is
    /// transparent.
    private func picture(
        _ width: Int, _ height: Int, _ actions: (UIGraphicsImageRendererContext) -> Void
    ) throws -> [String] {
        let size = CGSize(width: width, height: height)
        let image = UIGraphicsImageRenderer(size: size, format: format).image(actions: actions)
        return letters(try #require(image.cgImage))
    }

    private func letters(_ image: CGImage) -> [String] {
        let names: [[UInt8]: String] = [
            [255, 0, 0]: "R", [0, 255, 0]: "G", [0, 0, 255]: "B", [255, 255, 255]: "W",
            [0, 0, 0]: "K",
        ]
        return (0..<image.height).map { row in
            (0..<image.width).map { column in
                let pixel = Array(image.rgba[((row * image.width + column) * 4)...].prefix(4))
                return pixel[3] < 128 ? "." : names[Array(pixel.prefix(3))] ?? "?"
            }.joined()
        }
    }

    /// Red and green above blue and white.
    private let four = CGImage(
        width: 2, height: 2,
        rgba: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255])

    @Test func `gives the bytes of its image as UIKit's are: blue, green, red, alpha`() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 1)
        defer { UIGraphicsEndImageContext() }
        UIColor(red: 1, green: 0.2, blue: 0, alpha: 0.5).setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
        #expect(image.alphaInfo == .premultipliedFirst)
        #expect(image.bitmapInfo.contains(.byteOrder32Little))
        let bytes = Array(try #require(image.dataProvider?.data))
        #expect(bytes[0] == 0 && abs(Int(bytes[1]) - 26) <= 1)
        #expect(abs(Int(bytes[2]) - 128) <= 1 && bytes[2] == bytes[3])
        #expect(four.alphaInfo == .last && four.dataProvider?.data == Data(four.rgba))
    }

    @Test
    func `draws pictures of UIKit upright, and those of Core Graphics as its axes point`() throws {
        let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
        #expect(try picture(2, 2) { _ in UIImage(cgImage: four).draw(in: rect) } == ["RG", "BW"])
        #expect(try picture(2, 2) { $0.cgContext.draw(four, in: rect) } == ["BW", "RG"])
        #expect(
            try picture(2, 2) { context in
                context.cgContext.translateBy(x: 0, y: 2)
                context.cgContext.scaleBy(x: 1, y: -1)
                context.cgContext.draw(four, in: rect)
            } == ["RG", "BW"])
    }

    @Test func `turns pictures that a camera took on its side`() throws {
        func turned(_ orientation: UIImage.Orientation) throws -> [String] {
            letters(
                try #require(UIImage(cgImage: four, scale: 1, orientation: orientation).cgImage))
        }
        #expect(try turned(.right) == ["BR", "WG"])
        #expect(try turned(.left) == ["GW", "RB"])
        #expect(try turned(.down) == ["WB", "GR"])
        #expect(try turned(.upMirrored) == ["GR", "WB"])
        #expect(
            letters(
                try #require(UIImage(cgImage: four).withHorizontallyFlippedOrientation().cgImage))
                == ["GR", "WB"])
    }

    @Test func `cuts pictures to paths`() throws {
        let white = try picture(8, 8) { context in
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 8, height: 8)).addClip()
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        #expect(
            white == [
                "..WWWW..", ".WWWWWW.", "WWWWWWWW", "WWWWWWWW", "WWWWWWWW", "WWWWWWWW", ".WWWWWW.",
                "..WWWW..",
            ])
    }

    @Test func `fills by either rule and draws lines`() throws {
        let rings = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
        rings.append(UIBezierPath(rect: CGRect(x: 1, y: 1, width: 3, height: 3)))
        let full = try picture(5, 5) { _ in rings.fill() }
        #expect(full == Array(repeating: "KKKKK", count: 5))
        rings.usesEvenOddFillRule = true
        let ring = ["KKKKK", "K...K", "K...K", "K...K", "KKKKK"]
        #expect(try picture(5, 5) { _ in rings.fill() } == ring)
        let line = try picture(5, 5) { _ in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setStroke()
            UIBezierPath(rect: CGRect(x: 0.5, y: 0.5, width: 4, height: 4)).stroke()
        }
        #expect(line == ring.map { $0.replacingOccurrences(of: "K", with: "R") })
    }

    @Test func `mixes what is drawn with what is there`() throws {
        let tinted = try picture(2, 1) { context in
            UIColor.black.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1), blendMode: .sourceIn)
        }
        #expect(tinted == ["B."])
        let masked = try picture(2, 1) { context in
            let mask = CGImage(width: 2, height: 1, rgba: [0, 0, 0, 0, 0, 0, 0, 255])
            context.cgContext.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
            context.cgContext.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.cgContext.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        #expect(masked == [".R"])
    }

    @Test func `is read from an author's memory in the layout they ask for`() throws {
        var pixel = [UInt8](repeating: 0, count: 4)
        try pixel.withUnsafeMutableBytes { bytes in
            let context = try #require(
                CGContext(
                    data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8,
                    bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue
                        | CGBitmapInfo.byteOrder32Little.rawValue))
            context.draw(four, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(pixel == [128, 128, 128, 255])
        #expect(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 5, bytesPerRow: 2,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 6) == nil)
    }

    @Test func `has its origin below, where it is not UIKit's`() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(UIColor.white.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(letters(try #require(context.makeImage())) == ["..", "W."])
        context.draw(four, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(letters(try #require(context.makeImage())) == ["RG", "BW"])
    }

    @Test func `has gradients`() throws {
        let gradient = try #require(
            CGGradient(
                colorsSpace: nil, colors: [UIColor.black.cgColor, UIColor.white.cgColor],
                locations: nil))
        let size = CGSize(width: 4, height: 1)
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            context.cgContext.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 4, y: 0), options: [])
        }
        let reds = stride(from: 0, to: 16, by: 4).map { image.cgImage?.rgba[$0] }
        #expect(reds == [32, 96, 159, 223])
    }

    @Test func `has gradients of untyped colours, whose locations are in no order`() throws {
        let pair = [UIColor.white.cgColor, UIColor.black.cgColor]
        #expect(CGGradient(colorsSpace: nil, colors: pair as CFArray, locations: [0, 1]) != nil)
        let colors: NSArray = [pair[0], pair[1]]
        let gradient = try #require(
            CGGradient(colorsSpace: nil, colors: colors, locations: [1, 0]))
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 1), format: format)
            .image {
                $0.cgContext.drawLinearGradient(
                    gradient, start: .zero, end: CGPoint(x: 4, y: 0), options: [])
            }
        let reds = stride(from: 0, to: 16, by: 4).map { image.cgImage?.rgba[$0] }
        #expect(reds == [32, 96, 159, 223])
        let words: NSArray = ["white"]
        #expect(CGGradient(colorsSpace: nil, colors: words, locations: nil) == nil)
    }
}
