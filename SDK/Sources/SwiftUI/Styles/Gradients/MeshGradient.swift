import CWidgetPlugin
import Foundation

/// Colors at the crossings of a grid, which pass into one another.
///
/// Differs from Apple: a patch between four crossings has straight edges, also where the points
/// have control points, and colors are mixed in sRGB.
public struct MeshGradient: Hashable, Sendable {
    /// The places of the crossings.
    public enum Locations: Hashable, Sendable {
        /// Places in the unit square, row by row.
        case points([SIMD2<Float>])
        /// Places with control points of the edges.
        case bezierPoints([BezierPoint])
    }

    /// A crossing with the control points of the edges that meet there.
    public struct BezierPoint: Hashable, Sendable {
        /// The place, in the unit square.
        public var position: SIMD2<Float>
        /// The control point of the edge from the left.
        public var leadingControlPoint: SIMD2<Float>
        /// The control point of the edge from above.
        public var topControlPoint: SIMD2<Float>
        /// Pulls at the edge to the right.
        public var trailingControlPoint: SIMD2<Float>
        /// Pulls at the edge downwards.
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a crossing.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>,
            topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
            bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The colors of the grid points.
    public enum Colors: Hashable, Sendable {
        /// Colors that follow the appearance, row by row.
        case colors([Color])
        /// Colors of components, row by row.
        case resolvedColors([Color.Resolved])
    }

    /// The number of points in a row.
    public var width: Int
    /// The number of rows.
    public var height: Int
    /// The places of the crossings.
    public var locations: Locations
    /// The colors of the grid points.
    public var colors: Colors
    /// The color outside the grid.
    public var background: Color
    /// Whether colors are smoothed; here they are always interpolated linearly.
    public var smoothsColors: Bool
    /// The color space of interpolation; here always that of the device.
    public var colorSpace: Gradient.ColorSpace

    /// Creates a gradient from points and colors, row by row.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// Creates a gradient from points and colors, row by row.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
        background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
}

extension MeshGradient: PaintedStyle {
    package func paint(in environment: EnvironmentValues) -> Paint {
        let points =
            switch locations {
            case .points(let points): points
            case .bezierPoints(let points): points.map(\.position)
            }
        let colors =
            switch colors {
            case .colors(let colors): colors
            case .resolvedColors(let colors): colors.map { Color($0) }
            }
        return Paint(
            .meshGradient(
                colors.map { Paint.Stop(color: $0.value, location: 0) },
                points: points.map { UnitPoint(x: CGFloat($0.x), y: CGFloat($0.y)) },
                columns: width))
    }
}

extension MeshGradient: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_ZSTACK) {
            recorder.record(background)
            recorder.record(_StyleView(style: self))
        }
    }
}
