// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
public import ImageIO
public import UIKit

/// Loads images of assets; there are none.
open class PHImageManager: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.
    private static let only = PHImageManager()

    /// The shared instance.
    public class func `default`() -> PHImageManager { only }

    /// Calls the handler without an image.
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

/// The identifier of an image request.
public typealias PHImageRequestID = Int32

/// Preloads images of assets; there are none.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    /// Creates a manager.
    public override init() {}
}

/// The original size of an image.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// The key for whether a better image follows.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The key for whether the image is in iCloud.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The key for the error.
public let PHImageErrorKey = "PHImageErrorKey"
/// The key for whether the request was cancelled.
public let PHImageCancelledKey = "PHImageCancelledKey"

/// How an image fills its size.
public enum PHImageContentMode: Int, Sendable {
    /// Scaled to fit.
    case aspectFit
    /// Scaled to fill.
    case aspectFill
}

/// Options for loading an image.
open class PHImageRequestOptions: NSObject {
    /// The delivery mode.
    public enum DeliveryMode: Int, Sendable {
        /// First fast, then well.
        case opportunistic
        /// High quality.
        case highQualityFormat
        /// Fast.
        case fastFormat
    }

    /// Whether its size is exact.
    public enum ResizeMode: Int, Sendable {
        /// Not resized.
        case none
        /// Approximately resized.
        case fast
        /// Exactly resized.
        case exact
    }

    /// Whether it is waited for.
    open var isSynchronous = false
    /// Whether the network may be used.
    open var isNetworkAccessAllowed = false
    /// The delivery mode.
    open var deliveryMode = DeliveryMode.opportunistic
    /// Whether its size is exact.
    open var resizeMode = ResizeMode.fast

    /// Creates default options.
    public override init() {}
}
