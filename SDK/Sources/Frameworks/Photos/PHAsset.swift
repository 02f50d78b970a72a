public import CoreLocation
public import Foundation

/// A photo or video; there are none here.
open class PHAsset: NSObject, @unchecked Sendable {
    // Unchecked: none can be made.
    override init() {}

    /// The unique identifier.
    open var localIdentifier: String { "" }
    /// The creation date.
    open var creationDate: Date? { nil }
    /// The width in pixels.
    open var pixelWidth: Int { 0 }
    /// The height in pixels.
    open var pixelHeight: Int { 0 }
    /// The media type.
    open var mediaType: PHAssetMediaType { .unknown }
    /// Whether it is a favorite.
    open var isFavorite: Bool { false }
    /// Whether it is kept out of sight.
    open var isHidden: Bool { false }
    /// The location.
    open var location: CLLocation? { nil }
    /// The modification date.
    open var modificationDate: Date? { nil }
    /// The duration, in seconds.
    open var duration: TimeInterval { 0 }
    /// The media subtypes.
    open var mediaSubtypes: PHAssetMediaSubtype { [] }

    /// Returns an empty result.
    public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }

    /// Returns an empty result.
    public class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }

    /// Returns an empty result.
    public class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }

    /// Returns an empty result.
    public class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// The media type.
public enum PHAssetMediaType: Int, Sendable {
    /// Unknown.
    case unknown
    /// A photo.
    case image
    /// A video.
    case video
    /// Audio.
    case audio
}

/// The media subtypes.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A panorama.
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    /// An HDR photo.
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    /// A screenshot.
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    /// A Live Photo.
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
    /// A photo with depth information.
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
}
