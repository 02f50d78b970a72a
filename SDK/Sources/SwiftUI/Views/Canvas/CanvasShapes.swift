import CoreGraphics
public import Foundation

extension GraphicsContext {
    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        append(
            _ShapeView(shape: path, style: shading.style(in: size), fillStyle: style),
            outline: _ShapeView(shape: path, style: Color.black, fillStyle: style),
            placed: transform)
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        append(
            path.stroke(shading.style(in: size), style: style),
            outline: path.stroke(Color.black, style: style), placed: transform)
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Options of a clip.
    public struct ClipOptions: OptionSet, Sendable {
        /// The raw bits of the options.
        public let rawValue: UInt32

        /// Creates options from raw bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Clips the inside instead of the outside.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Clips content drawn next to a path.
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        var (path, style) = (path.applying(transform), style)
        if options.contains(.inverse) {
            path.addRect(CGRect(origin: .zero, size: size).union(path.boundingRect))
            style.isEOFilled = true
        }
        clips.append(.path(path, style))
    }

    /// Clips content drawn next to the opaque parts of a layer.
    ///
    /// Differs from Apple: the options have no effect.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var layer = GraphicsContext(layerIn: self, isOnePicture: opacity != 1)
        try content(&layer)
        clips.append(.layer(layer.drawing, opacity: opacity))
    }

    /// The bounding rectangle of the clip, in the coordinates of the context.
    public var clipBoundingRect: CGRect {
        let canvas = CGRect(origin: .zero, size: size)
        let visible = clips.reduce(canvas) { rect, clip in
            guard case .path(let path, _) = clip else { return rect }
            return rect.intersection(path.boundingRect)
        }
        return visible.applying(transform.inverted())
    }
}
