public import Foundation

/// Colors that pass into one another.
public struct Gradient: Hashable, Sendable {
    /// A color stop of a gradient.
    public struct Stop: Hashable, Sendable {
        /// The color.
        public var color: Color
        /// The place, from 0 to 1.
        public var location: CGFloat

        /// Creates a stop at a location from 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The color stops.
    public var stops: [Stop]

    /// Creates a gradient from color stops.
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient from evenly spaced colors.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        self.init(
            stops: colors.enumerated().map { index, color in
                Stop(color: color, location: CGFloat(index) / last)
            })
    }

    /// The color stops as those of a paint.
    var paintStops: [Paint.Stop] {
        stops.map { Paint.Stop(color: $0.color.value, location: Double($0.location)) }
    }
}
