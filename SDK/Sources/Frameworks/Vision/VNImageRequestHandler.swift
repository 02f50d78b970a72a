// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import CoreImage
public import Foundation
public import ImageIO

/// Asks questions about one picture.
///
/// Differs from Apple: nothing here sees; `perform(_:)` throws and each question is told why.
open class VNImageRequestHandler: NSObject {
    /// Asks about a picture.
    public init(
        cgImage image: CGImage, orientation: CGImagePropertyOrientation = .up,
        options: [VNImageOption: Any] = [:]
    ) { super.init() }

    /// Asks about a picture.
    public init(cgImage image: CGImage, options: [VNImageOption: Any]) { super.init() }

    /// Asks about a picture.
    public init(
        ciImage image: CIImage, orientation: CGImagePropertyOrientation = .up,
        options: [VNImageOption: Any] = [:]
    ) { super.init() }

    /// Asks about a picture in a file.
    public init(
        url imageURL: URL, orientation: CGImagePropertyOrientation = .up,
        options: [VNImageOption: Any] = [:]
    ) { super.init() }

    /// Asks about a picture in the form of a file.
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

/// What is known of a picture beforehand.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// Creates a value from its raw name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What a camera says of it.
    public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
    /// How the camera sees.
    public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
}

/// Where errors of this module come from.
public let VNErrorDomain = "com.apple.Vision"

/// Why a question has no answer.
public enum VNErrorCode: Int, Sendable {
    /// It could not be asked.
    case operationFailed = 3
}

extension NSError {
    convenience init(_ code: VNErrorCode) {
        self.init(
            domain: VNErrorDomain, code: code.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "Nothing looks at pictures on Linux."])
    }
}

/// A part of a picture, given from 0 to 1 on both axes, in the picture's points.
public func VNImageRectForNormalizedRect(
    _ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
    CGRect(
        x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight),
        width: normalizedRect.width * CGFloat(imageWidth),
        height: normalizedRect.height * CGFloat(imageHeight))
}

/// A part of a picture in its points, given from 0 to 1 on both axes.
public func VNNormalizedRectForImageRect(
    _ imageRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
    guard imageWidth > 0, imageHeight > 0 else { return .zero }
    return CGRect(
        x: imageRect.minX / CGFloat(imageWidth), y: imageRect.minY / CGFloat(imageHeight),
        width: imageRect.width / CGFloat(imageWidth),
        height: imageRect.height / CGFloat(imageHeight))
}
