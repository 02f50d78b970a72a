public import Foundation

/// How a line is drawn.
///
/// Unlike on Apple's platforms only the width has an effect: lines are drawn whole, with mitred corners.
public struct StrokeStyle: Equatable, Sendable {
    /// The line's width in points.
    public var lineWidth: CGFloat
    /// The form of the line's ends.
    public var lineCap: CGLineCap
    /// The form of the line's corners.
    public var lineJoin: CGLineJoin
    /// How long a mitred corner may be before it is cut, as a multiple of the width.
    public var miterLimit: CGFloat
    /// The lengths of dashes and of the gaps between them.
    public var dash: [CGFloat]
    /// Where in the dashes the line begins.
    public var dashPhase: CGFloat

    /// Creates a style.
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// The form of a line's ends.
public enum CGLineCap: Int32, Sendable {
    /// Cut at the end.
    case butt = 0
    /// Half a circle beyond the end.
    case round = 1
    /// Half a square beyond the end.
    case square = 2
}

/// The form of a line's corners.
public enum CGLineJoin: Int32, Sendable {
    /// Sharp.
    case miter = 0
    /// Round.
    case round = 1
    /// Cut.
    case bevel = 2
}

extension Shape {
    /// Draws a line along the shape's edge, half of it outside.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        stroke(content, lineWidth: style.lineWidth, antialiased: antialiased)
    }

    /// The line along the shape's edge, half of it outside.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape {
        stroke(lineWidth: style.lineWidth)
    }
}

extension ShapeView {
    /// Draws a line along the shape's edge as well, in front.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Content> {
        stroke(content, lineWidth: style.lineWidth, antialiased: antialiased)
    }
}

extension InsettableShape {
    /// Draws a line inside the shape's edge.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> some ShapeView<Self> {
        strokeBorder(content, lineWidth: style.lineWidth, antialiased: antialiased)
    }
}
