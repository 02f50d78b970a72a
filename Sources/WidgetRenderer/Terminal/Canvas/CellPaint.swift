import WidgetWire

/// What a shape is filled with, asked for its colour at a point.
enum CellPaint {
    case color(CanvasColor)
    case linearGradient(Gradient)

    struct Gradient {
        var stops: [(color: CanvasColor, location: Double)]
        var start: (x: Double, y: Double)
        var direction: (x: Double, y: Double)
    }

    /// Nil when there is nothing to be seen.
    init?(_ paint: Paint, placement: Placement) {
        switch paint.kind {
        case .color(let color): self = .color(CanvasColor(color))
        case .linearGradient(let gradient):
            guard !gradient.stops.isEmpty else { return nil }
            let start = placement.place(x: gradient.start.x, y: gradient.start.y)
            let end = placement.place(x: gradient.end.x, y: gradient.end.y)
            self = .linearGradient(
                Gradient(
                    stops: gradient.stops.map { (CanvasColor($0.color), $0.location) },
                    start: start, direction: (end.x - start.x, end.y - start.y)))
        case nil: return nil
        }
    }

    func color(x: Double, y: Double) -> CanvasColor {
        switch self {
        case .color(let color): color
        case .linearGradient(let gradient): gradient.color(x: x, y: y)
        }
    }
}

extension CellPaint.Gradient {
    fileprivate func color(x: Double, y: Double) -> CanvasColor {
        let length = direction.x * direction.x + direction.y * direction.y
        let along = (x - start.x) * direction.x + (y - start.y) * direction.y
        return color(at: length > 0 ? along / length : 1)
    }

    private func color(at location: Double) -> CanvasColor {
        guard let after = stops.firstIndex(where: { $0.location > location }) else {
            return stops[stops.count - 1].color
        }
        guard after > 0 else { return stops[0].color }
        let (from, to) = (stops[after - 1], stops[after])
        let fraction = (location - from.location) / (to.location - from.location)
        return from.color.mixed(with: to.color, at: Float(fraction))
    }
}
