public import Foundation

/// A spring that moves things.
public struct Spring: Hashable, Sendable {
    /// How long a movement seems to take, in seconds.
    public let duration: TimeInterval
    /// How much it swings, from -1 to 1.
    public let bounce: Double

    /// A spring by how it feels.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
    }

    /// A spring by its response and its damping; a ratio of 1 does not swing.
    public init(response: Double, dampingRatio: Double) {
        self.init(
            duration: response,
            bounce: dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1)
    }

    /// A spring of physics.
    public init(
        mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
    ) {
        let root = (stiffness * mass).squareRoot()
        let ratio = damping / (2 * root)
        self.init(
            response: 2 * .pi * mass / root, dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
    }

    /// The same as ``duration``.
    public var response: Double { duration }
    /// How much the movement is slowed down; 1 does not swing.
    public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }

    /// Does not swing.
    public static var smooth: Spring { Spring() }
    /// Swings a little.
    public static var snappy: Spring { Spring(bounce: 0.15) }
    /// Swings.
    public static var bouncy: Spring { Spring(bounce: 0.3) }
}
