public import Foundation

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
    /// The unique identifier.
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
