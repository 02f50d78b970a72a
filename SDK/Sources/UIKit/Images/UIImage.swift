public import CoreGraphics
public import Foundation

/// An image from data, a file or an asset catalog, or a symbol.
///
/// Differs from Apple: it is decoded in the widget's process when it is drawn; PNG, JPEG, WebP,
/// HEIC, GIF, SVG and PDF are known.
open class UIImage: NSObject, @unchecked Sendable {
    // Unchecked: only AppKit methods change it, which are called before it is shown.

    /// How an image is painted.
    public enum RenderingMode: Int, Sendable {
        /// Determined by the image.
        case automatic
        /// In its own colors.
        case alwaysOriginal
        /// In the color of its context.
        case alwaysTemplate
    }

    /// The orientation of an image.
    public enum Orientation: Int, Sendable {
        /// Upright.
        case up
        /// Turned by 180 degrees.
        case down
        /// Turned by 90 degrees counterclockwise.
        case left
        /// Turned by 90 degrees clockwise.
        case right
        /// Upright, as in a mirror.
        case upMirrored
        /// Turned by 180 degrees, as in a mirror.
        case downMirrored
        /// Turned by 90 degrees counterclockwise, as in a mirror.
        case leftMirrored
        /// Turned by 90 degrees clockwise, as in a mirror.
        case rightMirrored
    }

    /// The source of the pixels.
    package internal(set) var content: ImageContent
    /// The number of pixels per point.
    public internal(set) var scale: CGFloat
    /// The size in points, in upright orientation.
    ///
    /// To set it, as AppKit has it, makes the same pixels larger or smaller; the width decides.
    public var size: CGSize {
        didSet {
            if oldValue.width > 0, size.width > 0 { scale *= oldValue.width / size.width }
        }
    }
    /// How an image is painted.
    public internal(set) var renderingMode: RenderingMode
    /// The symbol configuration, tint and stretching.
    package internal(set) var look: ImageLook
    /// The orientation; always upright, because images are rotated when they are created or
    /// decoded.
    public var imageOrientation: Orientation { .up }

    /// Creates an image with all properties.
    package init(
        _ content: ImageContent, size: CGSize, scale: CGFloat, renderingMode: RenderingMode,
        look: ImageLook = ImageLook()
    ) {
        self.content = content
        self.size = size
        self.scale = scale
        self.renderingMode = renderingMode
        self.look = look
    }

    private convenience init?(measuring content: ImageContent, scale: CGFloat) {
        guard let pixels = HostImages.size(of: content) else { return nil }
        let scale = scale > 0 ? scale : 1
        self.init(
            content, size: CGSize(width: pixels.width / scale, height: pixels.height / scale),
            scale: scale, renderingMode: .automatic)
    }

    /// Creates an image from the data of a file; `nil` if they are invalid.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image from the data of a file with a number of pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        self.init(measuring: .encoded(data), scale: scale)
    }

    /// Creates an image from a file; `nil` if it is invalid.
    public convenience init?(contentsOfFile path: String) {
        self.init(measuring: .file(path), scale: Self.scale(inName: path))
    }

    /// Creates an image from memory with one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// Creates an image from memory, rotated upright.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 ? scale : 1
        let upright = cgImage.upright(orientation.turn)
        self.init(
            .pixels(upright),
            size: CGSize(
                width: CGFloat(upright.width) / scale, height: CGFloat(upright.height) / scale),
            scale: scale, renderingMode: .automatic)
    }

    /// Creates the image of an `#imageLiteral` from the main bundle.
    ///
    /// Differs from Apple: a missing image is empty and logged once, where Apple's program ends.
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(resource: ImageResource(name: name, bundle: .main))
    }

    /// Creates an empty image.
    public override convenience init() {
        self.init(
            .encoded(Data()), size: .zero, scale: 1, renderingMode: .automatic)
    }

    /// The pixels, decoded on demand; `nil` for a symbol and for images of `ImageRenderer`.
    public var cgImage: CGImage? {
        if case .pixels(let image) = content { return image }
        if case .view = content { return nil }
        let width = Int(min((size.width * scale).rounded(), 16_384))
        let height = Int(min((size.height * scale).rounded(), 16_384))
        guard width > 0, height > 0 else { return nil }
        if case .symbol = content { return nil }
        return CGImage(width: width, height: height) { [content] in
            HostImages.pixels(of: content, width: width, height: height)
        }
    }

    /// Returns the image as PNG data.
    public func pngData() -> Data? { HostImages.file(of: content, quality: nil) }

    /// Returns the image as JPEG data.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        HostImages.file(of: content, quality: Double(compressionQuality))
    }

    /// Returns the image with another rendering mode.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(content, size: size, scale: scale, renderingMode: renderingMode, look: look)
    }

    /// Returns the scale in a file name, such as `@2x`.
    static func scale(inName path: String) -> CGFloat {
        let name = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
        return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    }
}
