// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import CoreLocation
public import Foundation
public import ImageIO
public import UIKit

/// A photograph or a film; there are none here.
open class PHAsset: NSObject, @unchecked Sendable {
    // Unchecked: none can be made.
    override init() {}

    /// What distinguishes it.
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
    /// It is not known.
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

/// Who makes albums.
public enum PHAssetCollectionType: Int, Sendable {
    /// The user.
    case album = 1
    /// The system.
    case smartAlbum
}

/// Which album it is.
public enum PHAssetCollectionSubtype: Int, Sendable {
    /// The user's own.
    case albumRegular = 2
    /// A shared one.
    case albumCloudShared = 101
    /// One that the system fills.
    case smartAlbumGeneric = 200
    /// Wide photographs.
    case smartAlbumPanoramas
    /// Films.
    case smartAlbumVideos
    /// What the user likes.
    case smartAlbumFavorites
    /// What was taken lately.
    case smartAlbumRecentlyAdded = 206
    /// Everything.
    case smartAlbumUserLibrary = 209
    /// Of the user.
    case smartAlbumSelfPortraits
    /// Of screens.
    case smartAlbumScreenshots
    /// Any.
    case any = 9_223_372_036_854_775_807
}

/// An album; there are none here.
open class PHAssetCollection: NSObject, @unchecked Sendable {
    // Unchecked: none can be made.
    override init() {}

    /// Its title.
    open var localizedTitle: String? { nil }
    /// What distinguishes it.
    open var localIdentifier: String { "" }
    /// About how many photographs it has.
    open var estimatedAssetCount: Int { 0 }

    /// None.
    public class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }

    /// None.
    public class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// What is looked for, and in which order.
open class PHFetchOptions: NSObject {
    /// What is looked for.
    open var predicate: NSPredicate?
    /// In which order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// How many at most; 0: any.
    open var fetchLimit = 0
    /// Whether what is kept out of sight counts.
    open var includeHiddenAssets = false
    /// Whether all of a burst count.
    open var includeAllBurstAssets = false

    /// All of them.
    public override init() {}
}

/// What was found: nothing.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    override init() {}

    /// None.
    open var count: Int { 0 }
    /// None.
    open var firstObject: ObjectType? { nil }
    /// None.
    open var lastObject: ObjectType? { nil }

    /// Never called: there are none.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}

    /// None.
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }

    /// Ends the plugin, as on Apple's platforms where there is no such object: there are none.
    open func object(at index: Int) -> ObjectType {
        preconditionFailure("PHFetchResult.object(at: \(index)): there are no photographs.")
    }

    /// Ends the plugin, as on Apple's platforms where there is no such object: there are none.
    open subscript(index: Int) -> ObjectType { object(at: index) }

    /// How many photographs there are of a kind: none.
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
}

/// Finds the pictures of photographs: none.
open class PHImageManager: NSObject, @unchecked Sendable {
    // Unchecked: nothing in it changes.
    private static let only = PHImageManager()

    /// The only one.
    public class func `default`() -> PHImageManager { only }

    /// Calls back without a picture.
    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
        options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil)
        return 0
    }

    /// Calls back without a file.
    @discardableResult
    open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler:
            @escaping (
                Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?
            ) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, .up, nil)
        return 0
    }

    /// No effect here: nothing is under way.
    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// What distinguishes a question for a picture.
public typealias PHImageRequestID = Int32

/// Finds the pictures of photographs ahead of time: none.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    /// Finds none.
    public override init() {}
}

/// A picture's own size.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Whether a better picture follows.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// Whether a picture is elsewhere.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// Why there is no picture.
public let PHImageErrorKey = "PHImageErrorKey"
/// Whether nobody wants it any more.
public let PHImageCancelledKey = "PHImageCancelledKey"

/// How a picture fills its size.
public enum PHImageContentMode: Int, Sendable {
    /// As large as fits.
    case aspectFit
    /// As small as fills.
    case aspectFill
}

/// How a picture is found.
open class PHImageRequestOptions: NSObject {
    /// How good it is.
    public enum DeliveryMode: Int, Sendable {
        /// First fast, then well.
        case opportunistic
        /// Well.
        case highQualityFormat
        /// Fast.
        case fastFormat
    }

    /// Whether its size is exact.
    public enum ResizeMode: Int, Sendable {
        /// The picture's own.
        case none
        /// Near it.
        case fast
        /// Exact.
        case exact
    }

    /// Whether it is waited for.
    open var isSynchronous = false
    /// Whether it may come from elsewhere.
    open var isNetworkAccessAllowed = false
    /// How good it is.
    open var deliveryMode = DeliveryMode.opportunistic
    /// Whether its size is exact.
    open var resizeMode = ResizeMode.fast

    /// As usual.
    public override init() {}
}
