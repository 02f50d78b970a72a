// The names are those of the functions that authors call.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
public import PortholeFoundation
import UIKit

/// A destination for an image file: PNG or JPEG.
public final class CGImageDestination {
    fileprivate let isJPEG: Bool
    fileprivate let write: (Data) -> Bool
    fileprivate var image: CGImage?
    fileprivate var quality = 0.8

    fileprivate init?(_ type: CFString, write: @escaping (Data) -> Bool) {
        guard ["public.png", "public.jpeg"].contains(type) else { return nil }
        isJPEG = type == "public.jpeg"
        self.write = write
    }
}

/// Writes a file; nil for a kind that cannot be written here.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type) { (try? $0.write(to: url)) != nil }
}

/// Writes bytes; nil for a kind that cannot be written here.
public func CGImageDestinationCreateWithData(
    _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(type) { bytes in
        data.append(bytes)
        return true
    }
}

/// Adds an image.
public func CGImageDestinationAddImage(
    _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
    destination.image = image
    let quality = properties?[kCGImageDestinationLossyCompressionQuality as String]
    if let quality = quality as? Double { destination.quality = quality }
    if let quality = quality as? CGFloat { destination.quality = Double(quality) }
}

/// Writes the image; returns `false` if that fails.
@discardableResult
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool {
    guard let image = destination.image.map({ UIImage(cgImage: $0) }) else { return false }
    let file =
        destination.isJPEG
        ? image.jpegData(compressionQuality: CGFloat(destination.quality)) : image.pngData()
    return file.map(destination.write) ?? false
}
