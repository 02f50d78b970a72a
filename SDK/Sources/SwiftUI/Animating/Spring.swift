public import Foundation

/// A spring animation.
public struct Spring: Hashable, Sendable {
    /// The perceived duration, in seconds.
    public let duration: TimeInterval
    /// The bounce, from -1 to 1.
    public let bounce: Double

    /// Creates a spring from its perceived duration and bounce.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
    }

    /// Creates a spring from its response and damping ratio; a ratio of 1 does not bounce.
    public init(response: Double, dampingRatio: Double) {
        self.init(
            duration: response,
            bounce: dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1)
    }

    /// Creates a spring from physical parameters.
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
    /// The damping ratio; 1 does not bounce.
    public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }

    /// A spring without bounce.
    public static var smooth: Spring { Spring() }
    /// A spring with a small bounce.
    public static var snappy: Spring { Spring(bounce: 0.15) }
    /// A spring with a bounce.
    public static var bouncy: Spring { Spring(bounce: 0.3) }
}
