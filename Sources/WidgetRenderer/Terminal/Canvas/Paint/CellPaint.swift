import WidgetWire

/// The fill of a shape, which returns its colour at a point.
enum CellPaint {
    case color(CanvasColor)
    /// - Parameter inverse: Maps the canvas to the gradient's own coordinates.
    case gradient(CellGradient, inverse: Placement)
    indirect case image(CellImage)

    /// Makes a paint; nil when it is invisible.
    init?(_ paint: Paint, placement: Placement) {
        switch paint.kind {
        case .color(let color): self = .color(CanvasColor(color))
        case .linearGradient, .radialGradient, .angularGradient, .meshGradient:
            guard let gradient = CellGradient(paint), let inverse = placement.inverse else {
                return nil
            }
            self = .gradient(gradient, inverse: inverse)
        case .backdrop(let backdrop): self = .color(CanvasColor(backdrop.flat))
        case nil: return nil
        }
    }

    /// How many samples one colour takes.
    var samplesPerCell: Int {
        switch self {
        case .color, .gradient: 1
        case .image(let image): image.samplesPerCell
        }
    }

    func color(x: Double, y: Double) -> CanvasColor {
        switch self {
        case .color(let color): return color
        case .gradient(let gradient, let inverse):
            let place = inverse.place(x: x, y: y)
            return gradient.color(x: place.x, y: place.y)
        case .image(let image): return image.color(x: x, y: y)
        }
    }
}
