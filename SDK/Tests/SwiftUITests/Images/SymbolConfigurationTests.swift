import SwiftUI
import Testing
import UIKit

@MainActor @Suite("A symbol of UIKit")
struct SymbolConfigurationTests {
    @Test func `has the size, weight and scale of its configuration`() throws {
        let bold = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
        let star = try #require(UIImage(systemName: "star", withConfiguration: bold))
        #expect(
            tree { Image(uiImage: star) } == """
                group image_scale=3
                  group font=20pt/w700
                    image symbol="star"
                """)
        #expect(UIImage(systemName: "") == nil)
    }

    @Test func `is painted in its own colour`() throws {
        let star = try #require(UIImage(systemName: "star"))
        let tinted = star.withTintColor(
            UIColor(red: 1, green: 0, blue: 0, alpha: 1), renderingMode: .alwaysOriginal)
        #expect(tree { Image(uiImage: star) } == "image symbol=\"star\"")
        #expect(tree { Image(uiImage: tinted) }.contains("foreground=rgb(1,0,0)"))
    }

    @Test func `joins configurations`() {
        let size = UIImage.SymbolConfiguration(pointSize: 20)
        let both = size.applying(UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
        #expect(both.pointSize == 20)
        #expect(both.colors.count == 2)
    }
}

@MainActor @Suite("A drawn image")
struct DrawnImageTests {
    private let image = Image(size: CGSize(width: 10, height: 20)) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
    }

    @Test func `is drawn in its size, or in its room`() {
        #expect(tree { image }.hasPrefix("frame width=10 height=20"))
        // The test's room is 100 × 50 points.
        let resized = tree { image.resizable() }
        #expect(resized.contains("affine_transform matrix=10,0,0,2.5,0,0"))
    }

    @Test func `has a label`() {
        let labelled = Image(size: .zero, label: Text(verbatim: "Dot")) { _ in }
        #expect(tree { labelled }.contains("accessibility_label=\"Dot\""))
    }

    @Test func `is repeated as a paint, inside of what is drawn with it`() {
        #expect(
            tree { Circle().fill(ImagePaint(image: Image(systemName: "star"))) } == """
                mask
                  overlay
                    circle fill=rgb(0,0,0)
                    image symbol="star" resizable=true
                  circle fill=rgb(0,0,0)
                """)
    }
}
