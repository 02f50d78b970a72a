// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import PortholeFoundation

/// Whether the decoded picture is kept; no effect here.
nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether the picture is decoded at once; no effect here.
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString =
    "kCGImageSourceShouldCacheImmediately"
/// Whether a small picture is made where the file has none; no effect here: it always is.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a small picture is always made; no effect here: it is.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a small picture is turned upright; no effect here: it is.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString =
    "kCGImageSourceCreateThumbnailWithTransform"
/// The longest side of a small picture, in pixels.
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString =
    "kCGImageSourceThumbnailMaxPixelSize"
/// The picture's width in pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The picture's height in pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// How a camera was held.
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = "Orientation"
/// How small a file is to be.
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: CFString =
    "kCGImageDestinationLossyCompressionQuality"

/// How a camera was held, as files say.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// Upright.
    case up = 1
    /// Upright, as in a mirror.
    case upMirrored
    /// Turned by 180 degrees.
    case down
    /// Turned by 180 degrees, as in a mirror.
    case downMirrored
    /// Turned by 90 degrees counterclockwise, as in a mirror.
    case leftMirrored
    /// Turned by 90 degrees clockwise.
    case right
    /// Turned by 90 degrees clockwise, as in a mirror.
    case rightMirrored
    /// Turned by 90 degrees counterclockwise.
    case left
}
