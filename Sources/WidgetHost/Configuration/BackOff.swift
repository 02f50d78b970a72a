/// How long a plugin rests after each failure in a row.
public struct BackOff: Sendable, Hashable {
    /// The rest after the first failure, the second and so on.
    ///
    /// After one more failure than there are rests, the plugin is not started again until its file
    /// changes.
    public var rests: [Duration]

    /// Makes a back-off of rests that should grow.
    public init(rests: [Duration]) { self.rests = rests }

    /// No rest for a thousand failures, for programs that ask a plugin for many things once each.
    public static let none = BackOff(rests: Array(repeating: .zero, count: 1_000))

    /// No rest after the first failure, then from a second up to ten minutes.
    public static let standard = BackOff(
        rests: [.zero, .seconds(1), .seconds(5), .seconds(30), .seconds(120), .seconds(600)])
}
