package import CWidgetPlugin
package import CoreGraphics
import Foundation

/// Where a picture's pixels come from.
package enum ImageContent: Hashable, Sendable {
    /// The bytes of a file.
    case encoded(Data)
    /// A file's path.
    case file(String)
    /// Pixels in memory.
    case pixels(CGImage)
    /// A symbol's name.
    case symbol(String)

    /// Calls `body` with the picture as the header has it; nil for a symbol, which is none.
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
        case .symbol: return nil
        }
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
