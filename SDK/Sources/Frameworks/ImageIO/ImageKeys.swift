// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import PortholeFoundation

// Unsafe but sound: each value is an immutable string; Foundation for Linux declares NSString
// explicitly not Sendable.

/// The option to cache the decoded image; no effect here.
nonisolated(unsafe) public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// The option to decode the image immediately; no effect here.
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString =
    "kCGImageSourceShouldCacheImmediately"
/// The option to create a thumbnail if the file has none; no effect here, because it always is.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The option to always create a thumbnail; no effect here, because it always is.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
/// The option to rotate a thumbnail upright; no effect here, because it always is.
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString =
    "kCGImageSourceCreateThumbnailWithTransform"
/// The option for the maximum side length of a thumbnail, in pixels.
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString =
    "kCGImageSourceThumbnailMaxPixelSize"
/// The key for the width in pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The key for the height in pixels.
nonisolated(unsafe) public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The key for the orientation.
nonisolated(unsafe) public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The option for the quality of lossy compression.
nonisolated(unsafe) public let kCGImageDestinationLossyCompressionQuality: CFString =
    "kCGImageDestinationLossyCompressionQuality"

/// The orientation of an image, as stored in files.
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
