// The names are those of the functions that authors call.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
import Foundation
public import PortholeFoundation
import UIKit

/// A source of an image: a file or data.
///
/// Differs from Apple: of several pictures in a file there is only the first.
public final class CGImageSource: Sendable {
    let content: ImageContent

    init(_ content: ImageContent) { self.content = content }

    /// The size in pixels in upright orientation; `nil` if the image cannot be decoded.
    var size: CGSize? { HostImages.size(of: content) }

    /// Returns the image with a maximum side length; `nil` if it cannot be decoded.
    func image(longest: CGFloat?) -> CGImage? {
        guard let size, size.width >= 1, size.height >= 1 else { return nil }
        let most = min(longest ?? .infinity, 16_384)
        let scale = min(1, most / max(size.width, size.height))
        guard scale > 0 else { return nil }
        let width = max(1, Int((size.width * scale).rounded()))
        let height = max(1, Int((size.height * scale).rounded()))
        let rgba = HostImages.pixels(of: content, width: width, height: height)
        return rgba.isEmpty ? nil : CGImage(width: width, height: height, rgba: rgba)
    }
}

/// Creates a source from a file.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard url.isFileURL else {
        return (try? Data(contentsOf: url)).map { CGImageSource(.encoded($0)) }
    }
    guard FileManager.default.isReadableFile(atPath: url.path) else { return nil }
    return CGImageSource(.file(url.path))
}

/// Creates a source from data.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{ CGImageSource(.encoded(data)) }

/// Returns the number of images: one, or zero if it cannot be decoded.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.size == nil ? 0 : 1 }

/// Returns the type of the file; `nil` if it is not known.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
    guard case .encoded(let data) = source.content else { return nil }
    return data.imageType as NSString?
}

/// Returns the image; `nil` if it cannot be decoded.
public func CGImageSourceCreateImageAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? source.image(longest: nil) : nil }

/// Returns a smaller image; `nil` if it cannot be decoded.
///
/// It is turned upright in any case.
public func CGImageSourceCreateThumbnailAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0 else { return nil }
    let longest: CGFloat? =
        switch options?[kCGImageSourceThumbnailMaxPixelSize as String] {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    return source.image(longest: longest)
}

/// Returns the properties of the image: its size in pixels.
public func CGImageSourceCopyPropertiesAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard index == 0, let size = source.size else { return nil }
    return [
        kCGImagePropertyPixelWidth as String: size.width,
        kCGImagePropertyPixelHeight as String: size.height,
        kCGImagePropertyOrientation as String: 1,
    ]
}

extension Data {
    /// The type of the image, detected from its first bytes.
    fileprivate var imageType: String? {
        let kinds: [(start: [UInt8], name: String)] = [
            ([0x89, 0x50, 0x4E, 0x47], "public.png"), ([0xFF, 0xD8, 0xFF], "public.jpeg"),
            ([0x47, 0x49, 0x46, 0x38], "com.compuserve.gif"),
            ([0x52, 0x49, 0x46, 0x46], "org.webmproject.webp"),
            ([0x25, 0x50, 0x44, 0x46], "com.adobe.pdf"),
        ]
        return kinds.first { starts(with: $0.start) }?.name
    }
}
