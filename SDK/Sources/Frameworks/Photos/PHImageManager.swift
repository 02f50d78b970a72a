// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
public import ImageIO
public import UIKit

/// Finds the pictures of photographs: none.
open class PHImageManager: NSObject, @unchecked Sendable {
    // Unchecked: nothing in it changes.
    private static let only = PHImageManager()

    /// The shared instance.
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
