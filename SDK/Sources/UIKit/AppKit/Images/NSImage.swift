public import CoreGraphics
public import Foundation

/// AppKit's name of the image class.
///
/// Differs from Apple: it is UIKit's, with the members of both.
public typealias NSImage = UIImage

extension UIImage {
    /// Creates a transparent image of a size, for drawing.
    public convenience init(size: NSSize) {
        let scale = UIGraphics.Drawing.scale(for: size)
        let (width, height) = UIGraphics.Drawing.pixels(of: size, scale)
        let transparent = CGImage(width: width, height: height) { [] }
        self.init(.pixels(transparent), size: size, scale: scale, renderingMode: .automatic)
    }

    /// Creates an image from memory; a size of 0 means one pixel per point.
    public convenience init(cgImage: CGImage, size: NSSize) {
        let pixels = CGSize(width: cgImage.width, height: cgImage.height)
        let points = size.width > 0 && size.height > 0 ? size : pixels
        self.init(
            .pixels(cgImage), size: points, scale: pixels.width / points.width,
            renderingMode: .automatic)
    }

    /// Creates an image from a file; `nil` if it is invalid or the URL is not a file URL.
    public convenience init?(contentsOf url: URL) {
        guard url.isFileURL else { return nil }
        self.init(contentsOfFile: url.path)
    }

    /// Creates an image from a file; empty if it is invalid.
    public convenience init(byReferencing url: URL) {
        self.init(byReferencingFile: url.path)
    }

    /// Creates an image from a file; empty if it is invalid.
    public convenience init(byReferencingFile fileName: String) {
        let content = ImageContent.file(fileName)
        let pixels = HostImages.size(of: content)
        let scale = Self.scale(inName: fileName)
        self.init(
            pixels == nil ? .encoded(Data()) : content,
            size: CGSize(
                width: (pixels?.width ?? 0) / scale, height: (pixels?.height ?? 0) / scale),
            scale: scale, renderingMode: .automatic)
    }

    /// Whether the image has content.
    public var isValid: Bool { size.width > 0 && size.height > 0 }

    /// Whether the image is painted in the color of its context.
    public var isTemplate: Bool {
        get {
            switch renderingMode {
            case .alwaysTemplate: true
            case .alwaysOriginal: false
            case .automatic: content.isTemplate || isSymbolImage
            }
        }
        set { renderingMode = newValue ? .alwaysTemplate : .alwaysOriginal }
    }

    /// The text for assistive technology.
    public var accessibilityDescription: String? {
        get { look.spoken }
        set { look.spoken = newValue }
    }

    /// Returns the pixels; `nil` for a symbol and for images of `ImageRenderer`.
    ///
    /// No effect here: what is proposed.
    public func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?,
        context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?
    ) -> CGImage? { cgImage }

    /// The image as the data of a file.
    ///
    /// Differs from Apple: they are a PNG's.
    public var tiffRepresentation: Data? { pngData() }

    /// The representations of the pixels; empty for a symbol.
    public var representations: [NSImageRep] {
        cgImage.map { image in
            let bitmap = NSBitmapImageRep(cgImage: image)
            bitmap.size = size
            return [bitmap]
        } ?? []
    }

    /// Shows the pixels of a representation from now on.
    public func addRepresentation(_ imageRep: NSImageRep) {
        guard let image = (imageRep as? NSBitmapImageRep)?.cgImage else { return }
        content = .pixels(image)
        if size == .zero { size = imageRep.size }
        if size.width > 0 { scale = CGFloat(image.width) / size.width }
    }
}

extension UIImage: NSCopying {
    /// Returns an independent copy.
    public func copy(with zone: NSZone? = nil) -> Any { changed(renderingMode) { _ in } }
}
