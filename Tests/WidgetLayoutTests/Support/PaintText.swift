import WidgetWire

extension Paint {
    /// The paint in one word.
    var debugText: String {
        switch kind {
        case .color(let color): color.debugText
        case .linearGradient(let gradient):
            "gradient(\(gradient.start.debugText)→\(gradient.end.debugText) "
                + "\(gradient.stops.debugText))"
        case .radialGradient(let gradient):
            "radial(\(gradient.center.debugText) \(gradient.startRadius.debugText)→"
                + "\(gradient.endRadius.debugText)"
                + (gradient.proportion == 1 ? "" : "×\(gradient.proportion.debugText)")
                + " \(gradient.stops.debugText))"
        case .angularGradient(let gradient):
            "angular(\(gradient.center.debugText) \(gradient.start.debugText)°→"
                + "\(gradient.end.debugText)° \(gradient.stops.debugText))"
        case .meshGradient(let gradient):
            "mesh(\(gradient.columns) "
                + zip(gradient.points, gradient.colors)
                .map { "\($1.debugText)@\($0.debugText)" }.joined(separator: " ") + ")"
        case .backdrop(let backdrop):
            "backdrop(\(backdrop.radius.debugText) \(backdrop.haze.debugText) "
                + "\(backdrop.light.debugText) \(backdrop.blendMode)"
                + (backdrop.opacity == 1 ? "" : " ×\(backdrop.opacity.debugText)") + ")"
        case nil: "nothing"
        }
    }
}

extension Point {
    fileprivate var debugText: String { "\(x.debugText),\(y.debugText)" }
}

extension [GradientStop] {
    fileprivate var debugText: String {
        map { "\($0.color.debugText)@\($0.location.debugText)" }.joined(separator: " ")
    }
}
