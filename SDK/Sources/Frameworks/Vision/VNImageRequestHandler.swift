// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import CoreImage
public import Foundation
public import ImageIO

/// Performs requests for an image.
///
/// Differs from Apple: images are not analyzed; `perform(_:)` throws, and each request gets the
/// error.
open class VNImageRequestHandler: NSObject {
    /// Creates a handler for an image.
    public init(
        cgImage image: CGImage, orientation: CGImagePropertyOrientation = .up,
        options: [VNImageOption: Any] = [:]
    ) { super.init() }

    /// Creates a handler for an image.
    public init(cgImage image: CGImage, options: [VNImageOption: Any]) { super.init() }

    /// Creates a handler for an image.
    public init(
        ciImage image: CIImage, orientation: CGImagePropertyOrientation = .up,
        options: [VNImageOption: Any] = [:]
    ) { super.init() }

    /// Creates a handler for an image file.
    public init(
        url imageURL: URL, orientation: CGImagePropertyOrientation = .up,
        options: [VNImageOption: Any] = [:]
    ) { super.init() }

    /// Creates a handler for the data of an image file.
    public init(
        data imageData: Data, orientation: CGImagePropertyOrientation = .up,
        options: [VNImageOption: Any] = [:]
    ) { super.init() }

    /// Fails.
    open func perform(_ requests: [VNRequest]) throws {
        PluginLog.warnOnce("Nothing looks at pictures on Linux: VNImageRequestHandler fails.")
        let failure = NSError(.operationFailed)
        for request in requests { request.completionHandler?(request, failure) }
        throw failure
    }
}

/// An option for an image.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    /// The raw name.
    public let rawValue: String

    /// Creates a value from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The properties of the image.
    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    /// The intrinsic parameters of the camera.
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
}

/// The domain of Vision's errors.
public let VNErrorDomain = "com.apple.Vision"

/// The reason why a request failed.
public enum VNErrorCode: Int, Sendable {
    /// The operation failed.
    case operationFailed = 3
}

extension NSError {
    convenience init(_ code: VNErrorCode) {
        self.init(
            domain: VNErrorDomain, code: code.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "Nothing looks at pictures on Linux."])
    }
}

/// Converts a normalized rectangle (0 to 1) to the coordinates of an image.
public func VNImageRectForNormalizedRect(
    _ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
    CGRect(
        x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight),
        width: normalizedRect.width * CGFloat(imageWidth),
        height: normalizedRect.height * CGFloat(imageHeight))
}

/// Converts a rectangle of an image to normalized coordinates (0 to 1).
public func VNNormalizedRectForImageRect(
    _ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
    guard imageWidth > 0, imageHeight > 0 else { return .zero }
    return CGRect(
        x: imageRect.minX / CGFloat(imageWidth), y: imageRect.minY / CGFloat(imageHeight),
        width: imageRect.width / CGFloat(imageWidth),
        height: imageRect.height / CGFloat(imageHeight))
}
