import Testing
import WidgetWire

@testable import WidgetText

/// Spacing around text, compared with measurements in SwiftUI and UIKit.
@Suite struct TextSpacingTests {
    /// Ascender, descender, height of capitals, leading and the distances above, below and to a
    /// text, in points at two pixels each.
    ///
    /// From docs/probes/swiftui-stack-algorithms.swift of https://github.com/mburger89/MetalUI
    /// (macOS 27.0, the system font of 13 points), and from Docs/elements/iOS.md and
    /// UIKit/UIFont.md of https://github.com/iamcgn/swiftui-web (iOS 26.0, body with the lines of a
    /// tall script).
    private static let measured: [(fonts: [Double], distances: [Double])] = [
        ([12.5684, 2.7422, 9.1597, 0], [4.74, 8.15, 0]),
        ([18.36, 5.93, 11.978, 1.71], [8.43, 14.81, 2]),
    ]

    @Test(arguments: measured)
    func `Spacing around text equals that of SwiftUI`(
        _ fact: (fonts: [Double], distances: [Double])
    ) {
        let spacing = TextSpacing(
            LineMetrics(ascent: fact.fonts[0], descent: fact.fonts[1]), capHeight: fact.fonts[2],
            gap: fact.fonts[3], scale: 2)
        let distances = [spacing.above, spacing.below, spacing.belowText]
        #expect(zip(distances, fact.distances).allSatisfy { abs($0 - $1) < 0.01 }, "\(spacing)")
    }

    @Test func `The largest font of a paragraph decides its spacing`() throws {
        let engine = try engine()
        let mixed = Paragraph.with {
            $0.runs = [run("a", font(12) { $0.lineGap = 1.7 }), run("b", font(34))]
        }
        let large = paragraph("b", size: 34) { $0.runs[0].font.lineGap = 1.7 }
        #expect(
            engine.spacing(of: mixed, context: context())
                == engine.spacing(of: large, context: context()))
    }

    /// Two lines of body are 42.29 points high, as labels of UIKit are: twice 20.29 and 1.71.
    @Test func `Lines of a text style are separated by its line gap`() throws {
        let engine = try engine()
        func height(_ text: String, spacing: Double = 0) -> Double {
            let body = paragraph(text) {
                $0.runs[0].font.lineGap = 1.713
                $0.lineSpacing = spacing
            }
            return engine.measure(body, in: TextBox(), context: context(scale: 2)).height
        }
        #expect(height("a") == 20.5)
        #expect(height("a\nb") == 42.5)
        // Space between lines is instead of the style's own.
        #expect(height("a\nb", spacing: 1) == 42.5)
        #expect(height("a\nb", spacing: 4) == 45)
    }

    /// As measured in SwiftUI: 13 points of which 10.4 are seen have lines of 16 points.
    @Test func `A line size larger than the font's size decides the line height`() throws {
        let engine = try engine()
        func measured(_ change: @escaping (inout Font) -> Void) -> TextMeasurement {
            let text = paragraph("a") { change(&$0.runs[0].font) }
            return engine.measure(text, in: TextBox(), context: context(scale: 2))
        }
        let whole = measured { $0.size = 13 }
        let scaled = measured { ($0.size, $0.lineSize) = (10.4, 13) }
        #expect(whole.height == 16 && scaled.height == 16)
        #expect(scaled.firstBaseline == whole.firstBaseline && scaled.width < whole.width)
        #expect(measured { $0.size = 10.4 }.height == 12.5)
    }

    @Test func `Spacing in cells is the platform's standard spacing`() {
        let engine = CellTextEngine()
        #expect(engine.spacing(of: paragraph("a"), context: context()) == .standard)
    }
}
