public import Foundation

/// Colours that turn into one another.
public struct Gradient: Hashable, Sendable {
    /// A colour and where it stands.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// Where it stands: 0 at the start, 1 at the end.
        public var location: CGFloat

        /// Creates a stop.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours, in the order of their locations.
    public var stops: [Stop]

    /// Creates a gradient of colours at given locations.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Creates a gradient of colours at equal distances.
    public init(colors: [Color]) {
        let last = max(colors.count - 1, 1)
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: CGFloat(index) / CGFloat(last))
        }
    }
}
