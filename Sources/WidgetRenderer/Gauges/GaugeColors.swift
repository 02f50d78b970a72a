import WidgetWire

extension Gauge {
    /// The colour at a place along the gauge, 0 to 1; nil for a gauge that is not filled.
    func color(at location: Double) -> Color? {
        guard let after = fill.firstIndex(where: { $0.location > location }) else {
            return fill.last?.color
        }
        guard after > 0 else { return fill[0].color }
        let (from, to) = (fill[after - 1], fill[after])
        let share = Float((location - from.location) / (to.location - from.location))
        return from.color.mixed(with: to.color, at: share)
    }
}

extension Color {
    fileprivate func mixed(with other: Color, at share: Float) -> Color {
        Color.with {
            $0.red = red + (other.red - red) * share
            $0.green = green + (other.green - green) * share
            $0.blue = blue + (other.blue - blue) * share
            $0.alpha = alpha + (other.alpha - alpha) * share
        }
    }
}
