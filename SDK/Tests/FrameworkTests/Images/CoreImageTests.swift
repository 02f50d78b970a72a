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

    @Test func `have colours of their own kind`() throws {
        let color = CIColor(color: UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
        #expect([color.red, color.green, color.blue, color.alpha] == [1, 0.5, 0, 0.25])
        #expect(color.stringRepresentation == "1 0.5 0 0.25")
        #expect(CIColor(string: color.stringRepresentation) == color)
        #expect(CIColor(string: "0 1") == .green)
        #expect(UIColor(ciColor: .cyan).cgColor.components == [0, 1, 1, 1])
    }

    @Test func `find the mean of all colours, as authors ask for it`() throws {
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

    @Test func `crop with y upwards, scale and blur`() {
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

    @Test func `change colours; those that are not here have no output`() {
        #expect(pixels(four.applyingFilter("CIColorInvert"))?.prefix(4) == [0, 255, 255, 255])
        let controls = CIFilter.colorControls()
        controls.inputImage = four
        controls.saturation = 0
        #expect(pixels(controls.outputImage)?.prefix(4) == [54, 54, 54, 255])
        #expect(CIFilter(name: "CIPDF417BarcodeGenerator")?.outputImage == nil)
    }

    @Test(
        arguments: [
            ("CIFalseColor", [0, 0, 255, 255], [255, 255, 0, 255]),
            ("CIMaskToAlpha", [255, 255, 255, 0], [255, 255, 255, 255]),
            ("CIColorMonochrome", [0, 0, 0, 255], [153, 115, 77, 255]),
            ("CISepiaTone", [0, 0, 0, 255], [255, 255, 239, 255]),
            ("CIPhotoEffectNoir", [0, 0, 0, 255], [255, 255, 255, 255]),
            ("CIExposureAdjust", [0, 0, 0, 255], [255, 255, 255, 255]),
            ("CIColorMatrix", [255, 0, 0, 255], [255, 255, 255, 255]),
        ] as [(String, [UInt8], [UInt8])])
    func `of single colours change each pixel alike`(name: String, black: [UInt8], white: [UInt8]) {
        let image = CIImage(
            cgImage: CGImage(width: 2, height: 1, rgba: [0, 0, 0, 255, 255, 255, 255, 255]))
        let output = image.applyingFilter(
            name,
            parameters: [
                "inputColor0": CIColor.blue, "inputColor1": CIColor.yellow, "inputEV": 1,
                "inputBiasVector": CIVector(x: 1, y: 0, z: 0, w: 0),
            ])
        #expect(pixels(output) == black + white)
    }

    @Test func `turn hues and bend middle tones as their builtins say`() {
        let hue = CIFilter.hueAdjust()
        hue.inputImage = four
        hue.angle = 2 * .pi / 3
        #expect(
            pixels(hue.outputImage) == [0, 255, 0, 255, 0, 0, 255, 255, 255, 0, 0, 255] + [
                255, 255, 255, 255,
            ])
        let half = CIImage(cgImage: CGImage(width: 1, height: 1, rgba: [128, 64, 0, 255]))
        let gamma = CIFilter.gammaAdjust()
        gamma.inputImage = half
        gamma.power = 2
        #expect(pixels(gamma.outputImage) == [64, 16, 0, 255])
        let exposure = CIFilter.exposureAdjust()
        exposure.inputImage = half
        exposure.ev = 1
        // Twice the light of 128 is not 256.
        #expect(pixels(exposure.outputImage)?.first == 176)
    }

    @Test func `lay pictures over each other, through masks, in large squares and other sizes`() {
        let white = CIImage(cgImage: CGImage(width: 1, height: 1, rgba: [255, 255, 255, 255]))
        let over = CIFilter.sourceOverCompositing()
        over.inputImage = white
        over.backgroundImage = four
        let lowerLeft: [UInt8] = [255, 255, 255, 255]
        #expect(
            pixels(over.outputImage)
                == [255, 0, 0, 255, 0, 255, 0, 255] + lowerLeft + [255, 255, 255, 255])
        let blend = CIFilter.blendWithMask()
        blend.inputImage = four
        blend.maskImage = CIImage(
            cgImage: CGImage(
                width: 2, height: 2,
                rgba: [255, 255, 255, 255] + [0, 0, 0, 255] + [0, 0, 0, 255] + [0, 0, 0, 255]))
        #expect(pixels(blend.outputImage)?.prefix(8) == [255, 0, 0, 255, 0, 0, 0, 0])
        let squares = CIFilter.pixellate()
        squares.inputImage = four
        squares.scale = 2
        squares.center = .zero
        #expect(
            pixels(squares.outputImage)
                == Array(repeating: [128, 128, 128, 255], count: 4).flatMap { $0 })
        let scale = CIFilter.lanczosScaleTransform()
        scale.inputImage = four
        scale.scale = 3
        scale.aspectRatio = 2
        #expect(scale.outputImage?.extent.size == CGSize(width: 12, height: 6))
    }

    @Test func `read no file without a runner's decoders`() {
        #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/none.png"), nil) == nil)
        let source = CGImageSourceCreateWithData(Data([0x89, 0x50, 0x4E, 0x47]), nil)
        #expect(source.map(CGImageSourceGetCount) == 0)
        #expect(source.flatMap(CGImageSourceGetType) == "public.png")
        let options = [kCGImageSourceThumbnailMaxPixelSize: 10] as CFDictionary
        #expect(source.flatMap { CGImageSourceCreateThumbnailAtIndex($0, 0, options) } == nil)
    }
}
