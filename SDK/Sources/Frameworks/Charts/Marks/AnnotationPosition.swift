public import SwiftUI

/// Where a note stands beside its mark.
public struct AnnotationPosition: Hashable, Sendable {
    let point: UnitPoint
    let isOutside: Bool

    private init(_ point: UnitPoint, isOutside: Bool = true) {
        self.point = point
        self.isOutside = isOutside
    }

    /// Above it, or beyond its end.
    public static var automatic: AnnotationPosition { AnnotationPosition(.top) }
    /// On it.
    public static var overlay: AnnotationPosition { AnnotationPosition(.center, isOutside: false) }
    /// Above it.
    public static var top: AnnotationPosition { AnnotationPosition(.top) }
    /// Below it.
    public static var bottom: AnnotationPosition { AnnotationPosition(.bottom) }
    /// Before it.
    public static var leading: AnnotationPosition { AnnotationPosition(.leading) }
    /// After it.
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
    /// The edge it stands at; nil for what stands on a mark.
    var edge: Edge? {
        guard isOutside else { return nil }
        if point.y == 0 { return .top }
        if point.y == 1 { return .bottom }
        return point.x == 0 ? .leading : .trailing
    }

    /// Where at its edge a legend stands by itself.
    var legendAlignment: Alignment {
        switch edge {
        case nil: .center
        case .leading, .trailing: .top
        case .top, .bottom: point.x == 1 ? .trailing : .leading
        }
    }
}

/// What a note knows of its mark.
public struct AnnotationContext {
    /// How large the mark is, in points.
    public let targetSize: CGSize
}

/// What becomes of a note that does not fit.
///
/// Differs from Apple: what has to fit into the chart has to fit into the plot.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    /// What becomes of it in one direction.
    public struct Strategy: Hashable, Sendable {
        enum Kind {
            case automatic, fit, disabled
        }

        let kind: Kind

        /// Across the plot it is moved until it fits; upwards it stays where it is.
        public static var automatic: Strategy { Strategy(kind: .automatic) }
        /// It is moved until it fits.
        public static var fit: Strategy { Strategy(kind: .fit) }
        /// It is moved until it fits.
        ///
        /// Differs from Apple: the chart leaves no room for it.
        public static var padScale: Strategy { Strategy(kind: .fit) }
        /// Nothing.
        public static var disabled: Strategy { Strategy(kind: .disabled) }

        /// It is moved until it fits into something.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit) }
    }

    /// What a note has to fit into.
    public struct Boundary: Hashable, Sendable {
        /// What the chart sees fit.
        public static var automatic: Boundary { Boundary() }
        /// The chart.
        public static var chart: Boundary { Boundary() }
        /// What marks are drawn in.
        public static var plot: Boundary { Boundary() }
    }

    let x: Strategy
    let y: Strategy

    /// The default of the chart.
    public static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }

    /// What becomes of it in each direction.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        (self.x, self.y) = (x, y)
    }
}
