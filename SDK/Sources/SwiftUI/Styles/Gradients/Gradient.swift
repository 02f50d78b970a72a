public import Foundation

/// Colours that pass into one another.
public struct Gradient: Hashable, Sendable {
    /// A colour at a place of a gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place, from 0 to 1.
        public var location: CGFloat

        /// Puts a colour at a place from 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours and their places.
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

    /// The colours and their places, as paints have them.
    var paintStops: [Paint.Stop] {
        stops.map { Paint.Stop(color: $0.color.value, location: Double($0.location)) }
    }
}
