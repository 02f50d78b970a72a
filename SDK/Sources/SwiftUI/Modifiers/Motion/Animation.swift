public import Foundation

/// How a change is animated.
///
/// Differs from Apple: kept in the archive by its name; what hosts show here changes at once.
public struct Animation: Hashable, Sendable {
    /// What the archive keeps.
    let name: String

    /// The system's curve.
    public static let `default` = Animation(name: "default")
    /// Slow at both ends.
    public static let easeInOut = Animation(name: "easeInOut")
    /// Slow at the start.
    public static let easeIn = Animation(name: "easeIn")
    /// Slow at the end.
    public static let easeOut = Animation(name: "easeOut")
    /// As fast everywhere.
    public static let linear = Animation(name: "linear")
    /// As a spring.
    public static let spring = Animation(name: "spring")
    /// As a spring that can be caught.
    public static let interactiveSpring = Animation(name: "interactiveSpring")
    /// As a spring without bounce.
    public static let smooth = Animation(name: "smooth")
    /// As a spring with a little bounce.
    public static let snappy = Animation(name: "snappy")
    /// As a spring with bounce.
    public static let bouncy = Animation(name: "bouncy")

    /// Slow at both ends, for so many seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        easeInOut.lasting(duration)
    }
    /// Slow at the start, for so many seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { easeIn.lasting(duration) }
    /// Slow at the end, for so many seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { easeOut.lasting(duration) }
    /// As fast everywhere, for so many seconds.
    public static func linear(duration: TimeInterval) -> Animation { linear.lasting(duration) }
    /// Along a curve of two control points, for so many seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation(name: "timingCurve").lasting(duration) }

    /// A movement along a curve.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(name: "timingCurve").lasting(duration)
    }

    /// A movement as by a spring.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation.spring.lasting(spring.duration)
    }

    /// A movement as by a spring that follows a finger.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { interactiveSpring.lasting(response) }

    /// A movement as by a spring of physics.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        spring(Spring(mass: mass, stiffness: stiffness, damping: damping))
    }

    /// A movement as by a spring.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation { spring(Spring(duration: duration, bounce: bounce)) }

    /// A movement as by a spring.
    public static func interpolatingSpring(
        _ spring: Spring, initialVelocity: Double = 0
    ) -> Animation { self.spring(spring) }
    /// As a spring.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { spring.lasting(duration) }
    /// As a spring.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { spring.lasting(response) }
    /// As a spring without bounce.
    public static func smooth(
        duration: TimeInterval = 0.5, extraBounce: Double = 0
    ) -> Animation { smooth.lasting(duration) }
    /// As a spring with a little bounce.
    public static func snappy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0
    ) -> Animation { snappy.lasting(duration) }
    /// As a spring with bounce.
    public static func bouncy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0
    ) -> Animation { bouncy.lasting(duration) }

    /// Begins later, by so many seconds.
    public func delay(_ delay: TimeInterval) -> Animation { self }
    /// Runs faster.
    public func speed(_ speed: Double) -> Animation { self }
    /// Runs several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    /// Runs again and again.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }

    private func lasting(_ duration: TimeInterval) -> Animation {
        Animation(name: "\(name) \(duration)s")
    }
}
