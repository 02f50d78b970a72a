public import CoreLocation
public import Foundation

/// A photograph or a film; there are none here.
open class PHAsset: NSObject, @unchecked Sendable {
    // Unchecked: none can be made.
    override init() {}

    /// The unique identifier.
    open var localIdentifier: String { "" }
    /// When it was taken.
    open var creationDate: Date? { nil }
    /// Its width.
    open var pixelWidth: Int { 0 }
    /// Its height.
    open var pixelHeight: Int { 0 }
    /// What it is.
    open var mediaType: PHAssetMediaType { .unknown }
    /// Whether a user likes it.
    open var isFavorite: Bool { false }
    /// Whether it is kept out of sight.
    open var isHidden: Bool { false }
    /// Where it was taken.
    open var location: CLLocation? { nil }
    /// When it was changed.
    open var modificationDate: Date? { nil }
    /// How long it is, in seconds.
    open var duration: TimeInterval { 0 }
    /// What else it is.
    open var mediaSubtypes: PHAssetMediaSubtype { [] }

    /// None.
    public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }

    /// None.
    public class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }

    /// None.
    public class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }

    /// None.
    public class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// What a photograph or film is.
public enum PHAssetMediaType: Int, Sendable {
    /// The value is unknown.
    case unknown
    /// A photograph.
    case image
    /// A film.
    case video
    /// Sound.
    case audio
}

/// What else a photograph or film is.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt

    /// The kinds of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A wide one.
    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
    /// One of great contrast.
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
    /// One of a screen.
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
    /// One that moves.
    public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
    /// One that knows depths.
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
}
