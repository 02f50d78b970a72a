import Foundation

/// What a picture of UIKit says of itself besides its pixels.
package struct ImageLook: Sendable {
    /// How a symbol looks.
    package var configuration: UIImage.SymbolConfiguration?
    /// What a symbol is painted with, whatever stands around it.
    package var tint: UIColor?
    /// What keeps its size when the picture is stretched; nil for a picture that is not.
    package var caps: UIEdgeInsets?
    /// Whether the picture is repeated where it would be stretched.
    package var isTiled = false
    /// What assistive technology says of the picture.
    package var spoken: String?

    package init() {}
}

extension UIImage {
    /// What happens to the part of a stretched picture that is not kept.
    public enum ResizingMode: Int, Sendable {
        /// It is repeated.
        case tile
        /// It is made larger.
        case stretch
    }

    /// The picture, of which some is kept when it is stretched.
    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
    ) -> UIImage {
        changed(renderingMode) {
            $0.caps = capInsets
            $0.isTiled = resizingMode == .tile
        }
    }

    /// What is kept when the picture is stretched.
    public var capInsets: UIEdgeInsets { look.caps ?? .zero }
    /// What happens to the rest when the picture is stretched.
    public var resizingMode: ResizingMode { look.isTiled ? .tile : .stretch }

    func changed(_ mode: RenderingMode, _ change: (inout ImageLook) -> Void) -> UIImage {
        var look = look
        change(&look)
        return UIImage(content, size: size, scale: scale, renderingMode: mode, look: look)
    }
}
