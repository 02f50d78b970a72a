import ArgumentParser

/// A size in points given as `WIDTHxHEIGHT`.
struct SizeArgument: ExpressibleByArgument {
    let width: Double
    let height: Double

    /// The largest side, in points: pictures beyond it would not fit Cairo's surfaces at scale 4.
    static let largestSide = 4096.0

    init?(argument: String) {
        let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map {
            Double($0)
        }
        guard sides.count == 2, let width = sides[0], let height = sides[1],
            (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height)
        else { return nil }
        self.width = width
        self.height = height
    }
}
