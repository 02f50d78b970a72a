public import CoreGraphics
public import Foundation

/// How a line is drawn.
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

extension StrokeStyle: Animatable {
    /// The width, the miter limit and where the dashes begin.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}
