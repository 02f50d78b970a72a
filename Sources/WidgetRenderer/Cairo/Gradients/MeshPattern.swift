import CPangoCairo
import WidgetWire

/// A gradient between the points of a grid, made of patches.
struct MeshPattern {
    private let gradient: MeshGradient
    private let points: [Point]
    /// How often all patches together cover what is painted; those of a grid cover it about once.
    let layers: Double

    /// How often points far outside may make the patches cover it.
    private static let mostLayers = 64.0

    /// - Parameter visible: The frame that contains everything painted. Points far outside, which
    ///   would take Cairo minutes, are moved to its edges.
    init(_ gradient: MeshGradient, visible: Rect) {
        self.gradient = gradient
        let layers = Self.layers(of: gradient, at: gradient.points, over: visible)
        guard layers > Self.mostLayers else {
            (points, self.layers) = (gradient.points, layers)
            return
        }
        points = gradient.points.map { $0.moved(into: visible) }
        self.layers = Self.layers(of: gradient, at: points, over: visible)
    }

    /// Makes the pattern; nil for a gradient without patches.
    func make() -> OpaquePointer? {
        let patches = Self.patches(of: gradient)
        if patches.isEmpty { return nil }
        let pattern = cairo_pattern_create_mesh()
        for corners in patches {
            GradientPattern.addPatch(
                corners.map { points[$0] }, corners.map { gradient.colors[$0] }, to: pattern)
        }
        return pattern
    }

    private static func layers(
        of gradient: MeshGradient, at points: [Point], over visible: Rect
    ) -> Double {
        let covered = patches(of: gradient).reduce(0) { area, corners in
            area + Self.area(around: corners.map { points[$0] })
        }
        return covered == 0 ? 0 : covered / (visible.width * visible.height)
    }

    /// The indices of each patch's corners, clockwise from the top left one.
    private static func patches(of gradient: MeshGradient) -> [[Int]] {
        let columns = Int(gradient.columns)
        guard columns > 1, gradient.points.count >= 2 * columns else { return [] }
        return (0..<gradient.points.count / columns - 1).flatMap { row in
            (0..<columns - 1).map { column in
                let first = row * columns + column
                return [first, first + 1, first + columns + 1, first + columns]
            }
        }
    }

    private static func area(around points: [Point]) -> Double {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        return ((xs.max() ?? 0) - (xs.min() ?? 0)) * ((ys.max() ?? 0) - (ys.min() ?? 0))
    }
}

extension Point {
    fileprivate func moved(into frame: Rect) -> Point {
        .with {
            $0.x = min(max(x, frame.x), frame.x + frame.width)
            $0.y = min(max(y, frame.y), frame.y + frame.height)
        }
    }
}
