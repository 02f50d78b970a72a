extension [GradientStop] {
    /// The colour at a location; outside the stops, the first or last one's.
    ///
    /// - Returns: nil without stops.
    public func color(at location: Double) -> Color? {
        guard let after = firstIndex(where: { $0.location > location }) else {
            return last?.color
        }
        guard after > 0 else { return self[0].color }
        let (from, to) = (self[after - 1], self[after])
        let share = (location - from.location) / (to.location - from.location)
        return from.color.mixed(with: to.color, by: Float(share))
    }
}

extension Color {
    /// The colour that lies a share of the way to another, 0 to 1, computed for each component.
    public func mixed(with other: Color, by share: Float) -> Color {
        Color.with {
            $0.red = red + (other.red - red) * share
            $0.green = green + (other.green - green) * share
            $0.blue = blue + (other.blue - blue) * share
            $0.alpha = alpha + (other.alpha - alpha) * share
        }
    }
}
