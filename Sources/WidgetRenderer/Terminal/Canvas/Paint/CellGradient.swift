import Foundation
import WidgetWire

/// A gradient that returns its colour at a point.
struct CellGradient {
    private enum Form {
        case linear(LinearGradient)
        case radial(RadialGradient)
        case angular(AngularGradient)
        case mesh([Point])
    }

    private let form: Form
    private let stops: [(color: CanvasColor, location: Double)]

    /// Makes a gradient; nil for other paints and for gradients without colours.
    init?(_ paint: Paint) {
        switch paint.kind {
        case .linearGradient(let gradient): self.init(.linear(gradient), gradient.stops.subdivided)
        case .radialGradient(let gradient): self.init(.radial(gradient), gradient.stops.subdivided)
        case .angularGradient(let gradient):
            self.init(.angular(gradient), gradient.stops.subdivided)
        case .meshGradient(let gradient):
            let stops = gradient.colors.map { color in GradientStop.with { $0.color = color } }
            self.init(.mesh(gradient.points), stops)
        case .color, .backdrop, nil: return nil
        }
    }

    private init?(_ form: Form, _ stops: [GradientStop]) {
        guard !stops.isEmpty else { return nil }
        self.form = form
        self.stops = stops.map { (CanvasColor($0.color), $0.location) }
    }

    func color(x: Double, y: Double) -> CanvasColor {
        switch form {
        case .linear(let gradient): color(at: gradient.location(x: x, y: y))
        case .radial(let gradient): color(at: gradient.location(x: x, y: y))
        case .angular(let gradient): color(at: gradient.location(x: x, y: y))
        case .mesh(let points): color(near: Point.with { ($0.x, $0.y) = (x, y) }, in: points)
        }
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

    /// The colour of a mesh at a point, in which near points count more than far ones.
    private func color(near place: Point, in points: [Point]) -> CanvasColor {
        var (sum, total) = (CanvasColor.clear, Float(0))
        for (point, stop) in zip(points, stops) {
            let (x, y) = (place.x - point.x, place.y - point.y)
            let weight = Float(1 / (x * x + y * y + 0.01))
            total += weight
            sum = sum.mixed(with: stop.color, at: weight / total)
        }
        return sum
    }
}

extension LinearGradient {
    fileprivate func location(x: Double, y: Double) -> Double {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = dx * dx + dy * dy
        return length > 0 ? ((x - start.x) * dx + (y - start.y) * dy) / length : 1
    }
}

extension RadialGradient {
    fileprivate func location(x: Double, y: Double) -> Double {
        let dy = proportion > 0 ? (y - center.y) / proportion : 0
        let distance = ((x - center.x) * (x - center.x) + dy * dy).squareRoot()
        let span = endRadius - startRadius
        guard span != 0 else { return distance < startRadius ? 1 : 0 }
        return (distance - startRadius) / span
    }
}

extension AngularGradient {
    fileprivate func location(x: Double, y: Double) -> Double {
        let degrees = atan2(y - center.y, x - center.x) * 180 / .pi
        var beyond = (degrees - start).truncatingRemainder(dividingBy: 360)
        if beyond < 0 { beyond += 360 }
        let span = end - start
        if beyond <= span { return span > 0 ? beyond / span : 1 }
        return beyond < (span + 360) / 2 ? 1 : 0
    }
}
