import CoreGraphics
import CoreImage
import Foundation
import ImageIO
import Testing
import UIKit

@Suite("Filters of pictures")
struct CoreImageTests {
    /// Red and green above blue and white.
    private let four = CIImage(
        cgImage: CGImage(
            width: 2, height: 2,
            rgba: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]))

    private func pixels(_ image: CIImage?) -> [UInt8]? {
        image.flatMap { CIContext().createCGImage($0, from: $0.extent)?.rgba }
    }

    @Test("have colours of their own kind")
    func colors() throws {
        let color = CIColor(color: UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
        #expect([color.red, color.green, color.blue, color.alpha] == [1, 0.5, 0, 0.25])
        #expect(color.stringRepresentation == "1 0.5 0 0.25")
        #expect(CIColor(string: color.stringRepresentation) == color)
        #expect(CIColor(string: "0 1") == .green)
        #expect(UIColor(ciColor: .cyan).cgColor.components == [0, 1, 1, 1])
    }

    @Test("find the mean of all colours, as authors ask for it")
    func average() throws {
        let extent = CIVector(x: 0, y: 0, z: 2, w: 2)
        let parameters: [String: Any] = [kCIInputImageKey: four, kCIInputExtentKey: extent]
        let filter = try #require(CIFilter(name: "CIAreaAverage", parameters: parameters))
        let output = try #require(filter.outputImage)
        var bitmap = [UInt8](repeating: 0, count: 4)
        bitmap.withUnsafeMutableBytes { bytes in
            guard let memory = bytes.baseAddress else { return }
            CIContext(options: [.workingColorSpace: NSNull()]).render(
                output, toBitmap: memory, rowBytes: 4,
                bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8, colorSpace: nil)
        }
        #expect(bitmap == [128, 128, 128, 255])
        let below = CIVector(cgRect: CGRect(x: 0, y: 0, width: 2, height: 1))
        filter.setValue(below, forKey: kCIInputExtentKey)
        #expect(pixels(filter.outputImage) == [128, 128, 255, 255])
    }

    @Test("crop with y upwards, scale and blur")
    func geometry() {
        #expect(
            pixels(four.cropped(to: CGRect(x: 0, y: 1, width: 1, height: 1))) == [255, 0, 0, 255])
        let large = four.transformed(by: CGAffineTransform(scaleX: 2, y: 2))
        #expect(large.extent == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(pixels(large)?.prefix(4) == [255, 0, 0, 255])
        let grey = CIImage(
            cgImage: CGImage(
                width: 3, height: 3,
                rgba: Array(repeating: [100, 100, 100, 255], count: 9).flatMap { $0 }
            ))
        #expect(pixels(grey.applyingGaussianBlur(sigma: 2)) == pixels(grey))
    }

    @Test("change colours; those that are not here have no output")
    func colours() {
        #expect(pixels(four.applyingFilter("CIColorInvert"))?.prefix(4) == [0, 255, 255, 255])
        let controls = CIFilter.colorControls()
        controls.inputImage = four
        controls.saturation = 0
        #expect(pixels(controls.outputImage)?.prefix(4) == [54, 54, 54, 255])
        #expect(CIFilter(name: "CIPDF417BarcodeGenerator")?.outputImage == nil)
    }

    @Test("read no file without a runner's decoders")
    func sources() {
        #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/none.png"), nil) == nil)
        let source = CGImageSourceCreateWithData(Data([0x89, 0x50, 0x4E, 0x47]), nil)
        #expect(source.map(CGImageSourceGetCount) == 0)
        #expect(source.flatMap(CGImageSourceGetType) == "public.png")
        let options = [kCGImageSourceThumbnailMaxPixelSize: 10] as CFDictionary
        #expect(source.flatMap { CGImageSourceCreateThumbnailAtIndex($0, 0, options) } == nil)
    }
}
