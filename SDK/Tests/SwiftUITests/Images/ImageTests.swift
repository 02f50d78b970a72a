import Foundation
import SwiftUI
import Testing

@MainActor
@Suite struct ImageTests {
    /// Two by one pixels.
    private let picture = UIImage(
        cgImage: CGImage(width: 2, height: 1, rgba: [255, 0, 0, 255, 0, 0, 255, 255]), scale: 2,
        orientation: .up)

    @Test func `Pictures are given with their scale`() {
        #expect(tree { Image(uiImage: picture) } == "image image_source=2x1@2x")
        #expect(picture.size == CGSize(width: 1, height: 0.5))
    }

    @Test func `Resizable pictures have caps and tiles`() {
        #expect(
            tree { Image(uiImage: picture).resizable() }
                == "image image_source=2x1@2x resizable=true")
        let caps = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(
            tree { Image(uiImage: picture).resizable(capInsets: caps, resizingMode: .tile) }
                == "image image_source=2x1@2x cap_insets=1,2,3,4 tiled=true resizable=true")
    }

    @Test func `Templates are what the view or the picture says`() {
        let template = picture.withRenderingMode(.alwaysTemplate)
        #expect(
            tree { Image(uiImage: template) } == "image image_source=2x1@2x template=true")
        #expect(
            tree { Image(uiImage: template).renderingMode(.original) }
                == "image image_source=2x1@2x")
        #expect(
            tree { Image(uiImage: picture).renderingMode(.template).interpolation(.none) }
                == "image image_source=2x1@2x interpolation=1 template=true")
    }

    @Test func `Labels are for assistive technology`() throws {
        let pixels = try #require(picture.cgImage)
        #expect(
            tree { Image(pixels, scale: 1, label: Text(verbatim: "Flag")) }
                == "image image_source=2x1 accessibility_label=\"Flag\"")
        #expect(tree { Image(decorative: pixels, scale: 1) } == "image image_source=2x1")
    }

    @Test func `Cropping gives the pixels of a part`() throws {
        let pixels = try #require(picture.cgImage)
        let right = try #require(pixels.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 5)))
        #expect(right.rgba == [0, 0, 255, 255])
        #expect(pixels.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
    }
}
