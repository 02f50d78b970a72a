public import CoreGraphics
public import Foundation
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

/// An album; there are none here.
open class PHAssetCollection: NSObject, @unchecked Sendable {
    // Unchecked: none can be made.
    override init() {}

    /// Its title.
    open var localizedTitle: String? { nil }
    /// What distinguishes it.
    open var localIdentifier: String { "" }
}

/// What is looked for, and in which order.
open class PHFetchOptions: NSObject {
    /// What is looked for.
    open var predicate: NSPredicate?
    /// In which order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// How many at most; 0: any.
    open var fetchLimit = 0

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
    ) -> Int32 {
        resultHandler(nil, nil)
        return 0
    }
}

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
