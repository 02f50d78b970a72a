import ArgumentParser

/// A size in points in the form `WIDTHxHEIGHT`.
struct SizeArgument {
    let width: Double
    let height: Double

    /// The longest side in points; at scale 4, a picture is then as large as Cairo's surfaces can
    /// be.
    static let largestSide = 4096.0

    init(parsing argument: String) throws {
        let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map {
            Double($0)
        }
        guard sides.count == 2, let width = sides[0], let height = sides[1],
            (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height)
        else {
            throw ValidationError(
                "each side must be a number from 1 to \(Int(Self.largestSide)), as in 320x160.")
        }
        self.width = width
        self.height = height
    }
}
