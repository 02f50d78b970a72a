public import SwiftUI

/// The position of an annotation relative to its mark.
public struct AnnotationPosition: Hashable, Sendable {
    let point: UnitPoint
    let isOutside: Bool

    private init(_ point: UnitPoint, isOutside: Bool = true) {
        self.point = point
        self.isOutside = isOutside
    }

    /// Above it, or beyond its end.
    public static var automatic: AnnotationPosition { AnnotationPosition(.top) }
    /// Over the mark.
    public static var overlay: AnnotationPosition { AnnotationPosition(.center, isOutside: false) }
    /// Above the mark.
    public static var top: AnnotationPosition { AnnotationPosition(.top) }
    /// Below the mark.
    public static var bottom: AnnotationPosition { AnnotationPosition(.bottom) }
    /// Before the mark.
    public static var leading: AnnotationPosition { AnnotationPosition(.leading) }
    /// After the mark.
    public static var trailing: AnnotationPosition { AnnotationPosition(.trailing) }
    /// Above it and before it.
    public static var topLeading: AnnotationPosition { AnnotationPosition(.topLeading) }
    /// Above it and after it.
    public static var topTrailing: AnnotationPosition { AnnotationPosition(.topTrailing) }
    /// Below it and before it.
    public static var bottomLeading: AnnotationPosition { AnnotationPosition(.bottomLeading) }
    /// Below it and after it.
    public static var bottomTrailing: AnnotationPosition { AnnotationPosition(.bottomTrailing) }
}

extension AnnotationPosition {
    /// The edge; `nil` for a position over a mark.
    var edge: Edge? {
        guard isOutside else { return nil }
        if point.y == 0 { return .top }
        if point.y == 1 { return .bottom }
        return point.x == 0 ? .leading : .trailing
    }

    /// The default alignment of a legend at its edge.
    var legendAlignment: Alignment {
        switch edge {
        case nil: .center
        case .leading, .trailing: .top
        case .top, .bottom: point.x == 1 ? .trailing : .leading
        }
    }
}

/// The context of an annotation.
public struct AnnotationContext {
    /// The size of the mark, in points.
    public let targetSize: CGSize
}

/// How an annotation that does not fit is handled.
///
/// Differs from Apple: what has to fit into the chart has to fit into the plot.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    /// How it is handled in one direction.
    public struct Strategy: Hashable, Sendable {
        enum Kind {
            case automatic, fit, disabled
        }

        let kind: Kind

        /// Across the plot it is moved until it fits; upwards it stays where it is.
        public static var automatic: Strategy { Strategy(kind: .automatic) }
        /// Moves the annotation until it fits.
        public static var fit: Strategy { Strategy(kind: .fit) }
        /// Moves the annotation until it fits.
        ///
        /// Differs from Apple: the chart leaves no room for it.
        public static var padScale: Strategy { Strategy(kind: .fit) }
        /// Does not move the annotation.
        public static var disabled: Strategy { Strategy(kind: .disabled) }

        /// Moves the annotation until it fits into a boundary.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit) }
    }

    /// A boundary for annotations.
    public struct Boundary: Hashable, Sendable {
        /// The default of the chart.
        public static var automatic: Boundary { Boundary() }
        /// The chart.
        public static var chart: Boundary { Boundary() }
        /// The plot area.
        public static var plot: Boundary { Boundary() }
    }

    let x: Strategy
    let y: Strategy

    /// The default of the chart.
    public static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }

    /// Creates a resolution for each direction.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        (self.x, self.y) = (x, y)
    }
}
