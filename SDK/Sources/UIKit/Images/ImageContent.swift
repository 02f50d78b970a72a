package import CWidgetPlugin
package import CoreGraphics
import Foundation

/// A view used as an image.
package final class PictureOfView: Hashable, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The object that knows the view.
    package let view: AnyObject

    package init(_ view: AnyObject) { self.view = view }

    package static func == (left: PictureOfView, right: PictureOfView) -> Bool { left === right }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The source of an image's pixels.
package enum ImageContent: Hashable, Sendable {
    /// The data of a file.
    case encoded(Data)
    /// The path of a file.
    case file(String)
    /// Pixels in memory.
    case pixels(CGImage)
    /// An image of an asset catalog.
    case asset(ImageAsset)
    /// The name of a symbol.
    case symbol(String)
    /// A view, which is recorded where the image is shown.
    case view(PictureOfView)

    /// Calls `body` with the image of the C header; `nil` for a symbol, a view or an asset without
    /// a file.
    package func withHeader<Result>(
        scale: Double, _ body: (UnsafePointer<widget_image>) -> Result
    ) -> Result? {
        var image = widget_image()
        image.size = MemoryLayout<widget_image>.size
        image.scale = scale
        switch self {
        case .encoded(let data):
            return data.withUnsafeBytes { Self.call(body, image, $0) }
        case .file(let path):
            return path.withCString { path in
                image.path = path
                return body(&image)
            }
        case .pixels(let pixels):
            image.width = UInt32(clamping: pixels.width)
            image.height = UInt32(clamping: pixels.height)
            return pixels.rgba.withUnsafeBytes { Self.call(body, image, $0) }
        case .asset(let asset):
            let traits = UITraitCollection.current
            let isDark = traits.userInterfaceStyle == .dark
            guard let file = asset.file(isDark: isDark, scale: traits.displayScale) else {
                return nil
            }
            return ImageContent.file(file.path).withHeader(scale: file.scale, body)
        case .symbol, .view: return nil
        }
    }

    /// Whether an asset catalog marks it as a template.
    package var isTemplate: Bool {
        if case .asset(let asset) = self { asset.isTemplate } else { false }
    }

    private static func call<Result>(
        _ body: (UnsafePointer<widget_image>) -> Result, _ image: widget_image,
        _ bytes: UnsafeRawBufferPointer
    ) -> Result {
        var image = image
        image.bytes = bytes.baseAddress
        image.length = bytes.count
        return body(&image)
    }
}
