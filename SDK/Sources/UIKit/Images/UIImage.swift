public import CoreGraphics
public import Foundation

/// A picture: from data, from a file, from an asset catalogue, or a symbol.
///
/// Differs from Apple: it is decoded in the widget's process when it is drawn; PNG, JPEG, WebP,
/// HEIC, GIF, SVG and PDF are known.
open class UIImage: NSObject, @unchecked Sendable {
    // Unchecked: nothing in it changes but by AppKit's members, which are called before it is
    // shown.

    /// What template images are painted with.
    public enum RenderingMode: Int, Sendable {
        /// Template or original, as the picture says itself.
        case automatic
        /// Its own colours.
        case alwaysOriginal
        /// One colour, that of what surrounds it.
        case alwaysTemplate
    }

    /// How a camera was held.
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

    /// Where the pixels come from.
    package internal(set) var content: ImageContent
    /// The number of pixels per point.
    public internal(set) var scale: CGFloat
    /// The picture's size in points, as it is looked at.
    ///
    /// To set it, as AppKit has it, makes the same pixels larger or smaller; the width decides.
    public var size: CGSize {
        didSet {
            if oldValue.width > 0, size.width > 0 { scale *= oldValue.width / size.width }
        }
    }
    /// What it is painted with.
    public internal(set) var renderingMode: RenderingMode
    /// How a symbol looks, what it is painted with and what stays when the picture is stretched.
    package internal(set) var look: ImageLook
    /// Always upright: pictures are turned when they are made or decoded.
    public var imageOrientation: Orientation { .up }

    /// A picture of which everything is known.
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

    /// The picture in a file's bytes; nil when they are none.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// The picture in a file's bytes, with so many pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        self.init(measuring: .encoded(data), scale: scale)
    }

    /// The picture in a file; nil when it is none.
    public convenience init?(contentsOfFile path: String) {
        self.init(measuring: .file(path), scale: Self.scale(inName: path))
    }

    /// A picture in memory, one pixel per point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// A picture in memory, turned so that it is upright.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale > 0 ? scale : 1
        let upright = cgImage.upright(orientation.turn)
        self.init(
            .pixels(upright),
            size: CGSize(
                width: CGFloat(upright.width) / scale, height: CGFloat(upright.height) / scale),
            scale: scale, renderingMode: .automatic)
    }

    /// A picture of no size.
    public override convenience init() {
        self.init(
            .encoded(Data()), size: .zero, scale: 1, renderingMode: .automatic)
    }

    /// The pixels, decoded when they are first asked for; nil for a symbol and for what
    /// `ImageRenderer` makes.
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

    /// The bytes of a PNG file with the picture.
    public func pngData() -> Data? { HostImages.file(of: content, quality: nil) }

    /// The bytes of a JPEG file with the picture.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        HostImages.file(of: content, quality: Double(compressionQuality))
    }

    /// The same picture, painted in another way.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(content, size: size, scale: scale, renderingMode: renderingMode, look: look)
    }

    /// What `@2x` before the extension of a file's name says.
    static func scale(inName path: String) -> CGFloat {
        let name = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
        return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    }
}
