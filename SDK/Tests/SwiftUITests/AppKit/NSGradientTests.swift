import CoreGraphics
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("A gradient of AppKit")
struct NSGradientTests {
    /// Red, then blue, as a picture of four pixels a side.
    private func drawn(_ draw: @escaping (NSGradient, NSRect) -> Void) -> NSBitmapImageRep? {
        var drawn: NSBitmapImageRep?
        UITraitCollection(displayScale: 1).performAsCurrent {
            let image = NSImage(size: NSSize(width: 4, height: 4))
            image.lockFocus()
            if let gradient = NSGradient(starting: .red, ending: .blue) {
                draw(gradient, NSRect(x: 0, y: 0, width: 4, height: 4))
            }
            image.unlockFocus()
            drawn = image.cgImage.map(NSBitmapImageRep.init(cgImage:))
        }
        return drawn
    }

    private func red(_ image: NSBitmapImageRep?, _ x: Int, _ y: Int) -> CGFloat {
        image?.colorAt(x: x, y: y)?.redComponent ?? -1
    }

    @Test func `goes to the right at 0°, upwards at 90°`() {
        let right = drawn { $0.draw(in: $1, angle: 0) }
        #expect(red(right, 0, 0) > 0.8 && red(right, 3, 0) < 0.2)
        #expect(red(right, 0, 0) == red(right, 0, 3))
        let up = drawn { $0.draw(in: $1, angle: 90) }
        #expect(red(up, 0, 3) > 0.8 && red(up, 0, 0) < 0.2 && red(up, 0, 0) >= 0)
    }

    @Test func `fills no more than the path`() {
        let half = drawn { gradient, _ in
            gradient.draw(
                in: NSBezierPath(rect: NSRect(x: 0, y: 0, width: 2, height: 4)), angle: 0)
        }
        #expect(half?.colorAt(x: 1, y: 0)?.alphaComponent == 1)
        #expect(half?.colorAt(x: 3, y: 0)?.alphaComponent == 0)
    }

    @Test func `goes from a centre to the farthest corner`() {
        let image = drawn { $0.draw(in: $1, relativeCenterPosition: NSPoint(x: -1, y: 1)) }
        #expect(red(image, 0, 0) > 0.8 && red(image, 3, 3) < 0.2 && red(image, 3, 3) >= 0)
    }

    @Test func `has a colour at every location, and none without colours`() {
        let gradient = NSGradient(colorsAndLocations: (.black, 0.5), (.white, 1))
        #expect(gradient?.numberOfColorStops == 2)
        #expect(gradient?.interpolatedColor(atLocation: 0).whiteComponent == 0)
        #expect(
            abs((gradient?.interpolatedColor(atLocation: 0.75).redComponent ?? 0) - 0.5) < 0.01)
        #expect(NSGradient(colors: []) == nil)
        #expect(NSGradient(colors: [.red], atLocations: []) == nil)
    }
}
