/// How long a plugin rests after each failure in a row.
public struct BackOff: Sendable, Hashable {
    /// The rest after the first failure, the second and so on; a plugin that fails once more is
    /// not started again until its file changes.
    public var rests: [Duration]

    /// Makes a back-off of rests that should grow.
    public init(rests: [Duration]) { self.rests = rests }

    /// No rest, a thousand failures long: for who asks a plugin for many things once each.
    public static let none = BackOff(rests: Array(repeating: .zero, count: 1_000))

    /// No rest at first, then from a second to ten minutes.
    public static let standard = BackOff(
        rests: [.zero, .seconds(1), .seconds(5), .seconds(30), .seconds(120), .seconds(600)])
}
