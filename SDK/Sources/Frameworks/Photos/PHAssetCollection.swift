public import Foundation

/// The type of an album.
public enum PHAssetCollectionType: Int, Sendable {
    /// A user's album.
    case album = 1
    /// A smart album.
    case smartAlbum
}

/// The subtype of an album.
public enum PHAssetCollectionSubtype: Int, Sendable {
    /// A regular album.
    case albumRegular = 2
    /// A shared album.
    case albumCloudShared = 101
    /// A smart album.
    case smartAlbumGeneric = 200
    /// Panoramas.
    case smartAlbumPanoramas
    /// Videos.
    case smartAlbumVideos
    /// Favorites.
    case smartAlbumFavorites
    /// Recently added items.
    case smartAlbumRecentlyAdded = 206
    /// The whole library.
    case smartAlbumUserLibrary = 209
    /// Self-portraits.
    case smartAlbumSelfPortraits
    /// Screenshots.
    case smartAlbumScreenshots
    /// Any subtype.
    case any = 9_223_372_036_854_775_807
}

/// An album; there are none here.
open class PHAssetCollection: NSObject, @unchecked Sendable {
    // Unchecked: none can be made.
    override init() {}

    /// The title; always `nil`.
    open var localizedTitle: String? { nil }
    /// The unique identifier.
    open var localIdentifier: String { "" }
    /// The estimated number of assets.
    open var estimatedAssetCount: Int { 0 }

    /// Returns an empty result.
    public class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype,
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }

    /// Returns an empty result.
    public class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}
