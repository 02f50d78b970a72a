import CPangoCairo
import WidgetWire

/// Makes Cairo's patterns of gradients; the caller destroys them.
enum GradientPattern {
    /// The pattern of a paint; nil when it is not a gradient or draws nothing.
    ///
    /// - Parameters:
    ///   - reach: Returns the greatest distance of painted points from a point.
    ///   - visible: Returns the frame that contains all painted points.
    static func make(
        _ paint: Paint, reach: (Point) -> Double, visible: () -> Rect
    ) -> OpaquePointer? {
        switch paint.kind {
        case .linearGradient(let gradient): linear(gradient)
        case .radialGradient(let gradient): radial(gradient)
        case .angularGradient(let gradient):
            AngularPattern(gradient, radius: reach(gradient.center)).make()
        case .meshGradient(let gradient): MeshPattern(gradient, visible: visible()).make()
        case .color, .backdrop, nil: nil
        }
    }

    /// A gradient along a line; one without length is the last colour everywhere, as in SwiftUI.
    private static func linear(_ gradient: LinearGradient) -> OpaquePointer {
        let (start, end) = (gradient.start, gradient.end)
        let isPoint = start == end
        let pattern = cairo_pattern_create_linear(
            start.x, start.y, isPoint ? start.x + 1 : end.x, end.y)
        add(isPoint ? Array(gradient.stops.suffix(1)) : gradient.stops, to: pattern)
        return pattern
    }

    /// Circles around the centre, stretched to ellipses.
    ///
    /// With equal radii there is an edge: the last colour inside and the first outside, as in SwiftUI.
    private static func radial(_ gradient: RadialGradient) -> OpaquePointer {
        let (x, y) = (gradient.center.x, gradient.center.y)
        let (start, end) = (gradient.startRadius, gradient.endRadius)
        let pattern =
            start == end
            ? cairo_pattern_create_radial(x, y, 0, x, y, 2 * max(end, 1e-3))
            : cairo_pattern_create_radial(x, y, start, x, y, end)
        add(start == end ? gradient.stops.edge : gradient.stops, to: pattern)
        if gradient.proportion > 0, gradient.proportion != 1 {
            let scale = 1 / gradient.proportion
            var matrix = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: scale, x0: 0, y0: y - y * scale)
            cairo_pattern_set_matrix(pattern, &matrix)
        }
        return pattern
    }

    private static func add(_ stops: [GradientStop], to pattern: OpaquePointer) {
        for stop in stops.subdivided {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, Double(color.red), Double(color.green),
                Double(color.blue), Double(color.alpha))
        }
    }

    /// Adds a patch with straight edges between four corners.
    static func addPatch(_ points: [Point], _ colors: [Color], to pattern: OpaquePointer) {
        cairo_mesh_pattern_begin_patch(pattern)
        cairo_mesh_pattern_move_to(pattern, points[0].x, points[0].y)
        for point in points[1...] { cairo_mesh_pattern_line_to(pattern, point.x, point.y) }
        for (corner, color) in colors.enumerated() {
            cairo_mesh_pattern_set_corner_color_rgba(
                pattern, UInt32(corner), Double(color.red), Double(color.green),
                Double(color.blue), Double(color.alpha))
        }
        cairo_mesh_pattern_end_patch(pattern)
    }
}

extension [GradientStop] {
    /// The last colour up to the middle, and the first from there.
    fileprivate var edge: [GradientStop] {
        [last, first].compactMap(\.self).map { stop in
            GradientStop.with { ($0.color, $0.location) = (stop.color, 0.5) }
        }
    }
}
