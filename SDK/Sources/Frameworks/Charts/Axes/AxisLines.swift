public import SwiftUI

/// A line across the chart at a value of an axis.
public struct AxisGridLine: DrawnAxisMark {
    let pieces: [AxisPiece]

    /// Creates a grid line or axis line.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        pieces = [AxisPiece(kind: .grid(stroke), isCentered: centered)]
    }
}

/// A short line outside of the chart at a value of an axis.
public struct AxisTick: DrawnAxisMark {
    /// The length of a tick.
    public struct Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
        let points: CGFloat?

        /// The default of the chart.
        public static var automatic: Length { Length(points: nil) }
        /// The height of the label.
        public static var label: Length { longestLabel }
        /// The height of the tallest label.
        public static var longestLabel: Length { Length(points: 14) }

        private init(points: CGFloat?) { self.points = points }

        /// Creates a length in points.
        public init(floatLiteral value: Double) { points = value }

        /// Creates a length in points.
        public init(integerLiteral value: Int) { points = CGFloat(value) }
    }

    let pieces: [AxisPiece]

    /// Creates a tick.
    public init(
        centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
    ) {
        pieces = [
            AxisPiece(kind: .tick(length: length.points, stroke), isCentered: centered)
        ]
    }

    /// A tick so many points long.
    @_disfavoredOverload
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        pieces = [AxisPiece(kind: .tick(length: length, stroke), isCentered: centered)]
    }
}
