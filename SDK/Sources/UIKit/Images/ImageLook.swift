import Foundation

/// The properties of a UIKit image other than its pixels.
package struct ImageLook: Sendable {
    /// The configuration of a symbol.
    package var configuration: UIImage.SymbolConfiguration?
    /// The tint of a symbol, independent of its context.
    package var tint: UIColor?
    /// The cap insets of a stretchable image; `nil` for others.
    package var caps: UIEdgeInsets?
    /// Whether the image is tiled instead of stretched.
    package var isTiled = false
    /// The text for assistive technology.
    package var spoken: String?

    package init() {}
}

extension UIImage {
    /// How the center of a resizable image fills its area.
    public enum ResizingMode: Int, Sendable {
        /// Tiled.
        case tile
        /// Stretched.
        case stretch
    }

    /// Returns a resizable image with cap insets.
    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
    ) -> UIImage {
        changed(renderingMode) {
            $0.caps = capInsets
            $0.isTiled = resizingMode == .tile
        }
    }

    /// The cap insets.
    public var capInsets: UIEdgeInsets { look.caps ?? .zero }
    /// How the center fills its area.
    public var resizingMode: ResizingMode { look.isTiled ? .tile : .stretch }

    func changed(_ mode: RenderingMode, _ change: (inout ImageLook) -> Void) -> UIImage {
        var look = look
        change(&look)
        return UIImage(content, size: size, scale: scale, renderingMode: mode, look: look)
    }
}
