import CWidgetPlugin
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("A colour of AppKit")
struct NSColorTests {
    private var dark: widget_environment {
        var environment = widget_environment.test
        environment.color_scheme = WIDGET_DARK
        return environment
    }

    @Test func `asks its provider for the appearance where it is drawn`() {
        let color = Color(
            nsColor: NSColor(name: "brand") { appearance in
                appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua
                    ? NSColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
                    : NSColor(deviceRed: 1, green: 0, blue: 0, alpha: 0.5)
            })
        #expect(tree { color } == "color fill=rgb(1,0,0)@0.5")
        #expect(tree(dark) { color } == "color fill=rgb(1,1,1)")
    }

    @Test func `is a Mac's where the system names it`() {
        #expect(
            tree { Color(nsColor: .windowBackgroundColor) } == "color fill=rgb(0.925,0.925,0.925)")
        #expect(
            tree(dark) { Color(nsColor: .windowBackgroundColor) }
                == "color fill=rgb(0.196,0.196,0.196)")
        #expect(tree { Color(.secondaryLabelColor) } == "color fill=rgb(0,0,0)@0.5")
        #expect(tree(dark) { Color(NSColor.separatorColor) } == "color fill=rgb(1,1,1)@0.1")
        #expect(NSColor.alternatingContentBackgroundColors.count == 2)
    }

    @Test(arguments: [
        ((1.0, 0.0, 0.0), [255, 38, 0]), ((0, 1, 0), [0, 249, 0]), ((0, 0, 1), [4, 51, 255]),
        ((0.5, 0.5, 0.5), [146, 146, 146]), ((1, 1, 1), [255, 255, 255]),
    ])
    func `is converted from the generic space, as ColorSync does`(
        generic: (Double, Double, Double), bytes: [CGFloat]
    ) {
        let color = NSColor(
            calibratedRed: generic.0, green: generic.1, blue: generic.2, alpha: 1)
        let parts = [color.redComponent, color.greenComponent, color.blueComponent]
        #expect(parts.map { ($0 * 255).rounded() } == bytes)
        let components = [generic.0, generic.1, generic.2, 1].map { CGFloat($0) }
        #expect(NSColor(colorSpace: .genericRGB, components: components, count: 4) == color)
    }

    @Test func `returns its components`() throws {
        let color = NSColor(calibratedHue: 0.5, saturation: 0, brightness: 1, alpha: 0.25)
        #expect(color.alphaComponent == 0.25 && color.brightnessComponent > 0.999)
        let plain = try #require(
            NSColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1).usingColorSpace(.deviceRGB))
        #expect(
            [plain.redComponent, plain.greenComponent, plain.blueComponent] == [0.2, 0.4, 0.8])
        #expect(abs(plain.saturationComponent - 0.75) < 1e-9)
        var all = [CGFloat](repeating: 0, count: plain.numberOfComponents)
        plain.getComponents(&all)
        #expect(all == [0.2, 0.4, 0.8, 1] && plain.colorSpace === NSColorSpace.sRGB)
        #expect(NSColor(deviceCyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1) == .red)
        #expect(
            NSColor(colorSpace: .genericGray, components: [0.5, 1], count: 2).redComponent == 0.5)
    }

    @Test func `mixes with others in all appearances`() throws {
        let half = try #require(NSColor.red.blended(withFraction: 0.5, of: .blue))
        #expect(tree { Color(nsColor: half) } == "color fill=rgb(0.5,0,0.5)")
        let lit = try #require(NSColor.black.highlight(withLevel: 1))
        #expect(tree { Color(nsColor: lit) } == "color fill=rgb(1,1,1)")
        #expect(tree(dark) { Color(nsColor: lit) } == "color fill=rgb(0.706,0.706,0.706)")
        let dim = try #require(NSColor.white.shadow(withLevel: 0.25))
        #expect(tree { Color(nsColor: dim) } == "color fill=rgb(0.75,0.75,0.75)")
    }

    @Test func `finds the best match among appearances`() throws {
        let dark = try #require(NSAppearance(named: .vibrantDark))
        #expect(dark.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua && dark.allowsVibrancy)
        #expect(dark.bestMatch(from: [.aqua]) == .aqua && dark.bestMatch(from: []) == nil)
        let strong = try #require(NSAppearance(named: .accessibilityHighContrastAqua))
        #expect(strong.bestMatch(from: [.darkAqua, .aqua]) == .aqua)
        #expect(NSAppearance(named: .init(rawValue: "Sepia")) == nil)
        var text: CGFloat = -1
        dark.performAsCurrentDrawingAppearance {
            text = NSColor.textColor.redComponent
            #expect(NSAppearance.currentDrawing().name == .darkAqua)
        }
        #expect(text == 1 && NSColor.textColor.redComponent == 0)
    }
}
