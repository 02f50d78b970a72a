import CWidgetPlugin
import CoreGraphics
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("A picture of AppKit")
struct NSImageTests {
    /// Red and green above blue and white.
    private let four = CGImage(
        width: 2, height: 2,
        rgba: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255])

    /// The pixels of a picture, as letters: R, G, B, W, K or a dot where it is transparent; none
    /// for what has no pixels.
    private func letters(_ image: NSImage) -> [String] {
        let names: [[UInt8]: String] = [
            [255, 0, 0]: "R", [0, 255, 0]: "G", [0, 0, 255]: "B", [255, 255, 255]: "W",
            [0, 0, 0]: "K",
        ]
        guard let image = image.cgImage(forProposedRect: nil, context: nil, hints: nil) else {
            return []
        }
        return (0..<image.height).map { row in
            (0..<image.width).map { column in
                let pixel = Array(image.rgba[((row * image.width + column) * 4)...].prefix(4))
                return pixel[3] < 128 ? "." : names[Array(pixel.prefix(3))] ?? "?"
            }.joined()
        }
    }

    /// Where one pixel is a point.
    private let single = UITraitCollection(displayScale: 1)

    @Test func `is shown in its own size, which can be set`() {
        let image = NSImage(cgImage: four, size: .zero)
        #expect(image.size == NSSize(width: 2, height: 2) && image.isValid)
        let twice = image.copy() as? NSImage
        twice?.size = NSSize(width: 1, height: 1)
        #expect(twice?.scale == 2 && image.scale == 1)
        #expect(NSImage(cgImage: four, size: NSSize(width: 1, height: 1)).scale == 2)
        #expect(!NSImage().isValid && !NSImage(byReferencingFile: "/nowhere.png").isValid)
    }

    @Test func `is painted in one colour where it is a template`() throws {
        let image = NSImage(cgImage: four, size: .zero)
        #expect(!image.isTemplate)
        image.isTemplate = true
        #expect(tree { Image(nsImage: image) }.contains("template"))
        let symbol = try #require(
            NSImage(systemSymbolName: "star.fill", accessibilityDescription: "Favourite"))
        #expect(symbol.isTemplate)
        #expect(
            tree { Image(nsImage: symbol) }
                == #"image symbol="star.fill" accessibility_label="Favourite""#)
        let large = try #require(
            symbol.withSymbolConfiguration(
                .init(pointSize: 30, weight: NSFont.Weight.bold).applying(.init(scale: .large))))
        #expect(tree { Image(nsImage: large) }.contains("30"))
    }

    @Test func `is drawn with y growing upwards`() {
        single.performAsCurrent {
            let image = NSImage(size: NSSize(width: 2, height: 2))
            image.lockFocus()
            NSColor.red.setFill()
            NSRect(x: 0, y: 0, width: 1, height: 1).fill()
            image.unlockFocus()
            #expect(letters(image) == ["..", "R."])
            image.lockFocusFlipped(true)
            NSColor.blue.set()
            NSBezierPath.fill(NSRect(x: 0, y: 0, width: 1, height: 1))
            image.unlockFocus()
            #expect(letters(image) == ["B.", "R."])
        }
    }

    @Test func `draws others upright, whole or in part`() {
        single.performAsCurrent {
            let source = NSImage(cgImage: four, size: .zero)
            let whole = NSRect(x: 0, y: 0, width: 2, height: 2)
            for isFlipped in [false, true] {
                let image = NSImage(size: whole.size, flipped: isFlipped) { rect in
                    source.draw(in: rect)
                    return true
                }
                #expect(letters(image) == ["RG", "BW"])
            }
            let part = NSImage(size: whole.size, flipped: false) { rect in
                source.draw(
                    in: rect, from: NSRect(x: 0, y: 0, width: 1, height: 1), operation: .copy,
                    fraction: 1)
                return true
            }
            #expect(letters(part) == ["BB", "BB"])
            let refused = NSImage(size: whole.size, flipped: false) { _ in
                whole.fill()
                return false
            }
            #expect(letters(refused) == ["..", ".."])
        }
    }

    @Test func `is drawn into bitmaps, whose drawing closes again`() throws {
        let bitmap = try #require(
            NSBitmapImageRep(
                bitmapDataPlanes: nil, pixelsWide: 2, pixelsHigh: 2, bitsPerSample: 8,
                samplesPerPixel: 4, hasAlpha: true, isPlanar: false, colorSpaceName: .deviceRGB,
                bytesPerRow: 0, bitsPerPixel: 0))
        NSGraphicsContext.saveGraphicsState()
        NSGraphicsContext.current = NSGraphicsContext(bitmapImageRep: bitmap)
        NSColor.green.setFill()
        NSRect(x: 0, y: 1, width: 2, height: 1).fill()
        NSGraphicsContext.restoreGraphicsState()
        #expect(NSGraphicsContext.current == nil)
        #expect(bitmap.colorAt(x: 1, y: 0) == .green && bitmap.colorAt(x: 2, y: 0) == nil)
        let image = NSImage(size: NSSize(width: 1, height: 1))
        image.addRepresentation(bitmap)
        #expect(image.scale == 2 && image.representations.first?.pixelsWide == 2)
        #expect(letters(image) == ["GG", ".."])
        #expect(bitmap.representation(using: .gif, properties: [:]) == nil)
    }

    @Test func `mixes as AppKit's operations say`() {
        single.performAsCurrent {
            let image = NSImage(cgImage: four, size: .zero)
            image.lockFocus()
            NSColor.black.setFill()
            NSRect(x: 0, y: 0, width: 2, height: 1).fill(using: .destinationOut)
            NSRect(x: 0, y: 0, width: 1, height: 2).fill(using: .sourceAtop)
            image.unlockFocus()
            #expect(letters(image) == ["KG", ".."])
        }
    }
}
