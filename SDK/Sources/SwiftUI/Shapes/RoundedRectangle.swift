package import CWidgetPlugin
public import Foundation

/// How a corner turns.
public enum RoundedCornerStyle: Sendable {
    /// A quarter of a circle.
    case circular
    /// A curve that begins gently.
    case continuous
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape, PrimitiveShape {
    /// The radii of a corner, in points.
    public var cornerSize: CGSize
    /// How a corner turns.
    public var style: RoundedCornerStyle

    /// Creates a rectangle with corners of two radii.
    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Creates a rectangle with corners of one radius.
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(
            cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    package var kind: widget_kind { WIDGET_ROUNDED_RECTANGLE }

    package func setAttributes(on recorder: ViewRecorder) {
        recorder.set(WIDGET_CORNER_WIDTH, Double(cornerSize.width))
        recorder.set(WIDGET_CORNER_HEIGHT, Double(cornerSize.height))
        recorder.set(WIDGET_CONTINUOUS, style == .continuous)
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with corners of one radius.
    public static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }

    /// A rectangle with corners of two radii.
    public static func rect(
        cornerSize: CGSize, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}
