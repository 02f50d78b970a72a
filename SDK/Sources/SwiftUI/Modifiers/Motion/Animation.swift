public import Foundation

/// The animation of a change.
///
/// Differs from Apple: kept in the display list by its name; what hosts show here changes at once.
public struct Animation: Hashable, Sendable {
    /// The name in the display list.
    let name: String

    /// The default animation.
    public static let `default` = Animation(name: "default")
    /// Starts and ends slowly.
    public static let easeInOut = Animation(name: "easeInOut")
    /// Starts slowly.
    public static let easeIn = Animation(name: "easeIn")
    /// Ends slowly.
    public static let easeOut = Animation(name: "easeOut")
    /// At constant speed.
    public static let linear = Animation(name: "linear")
    /// A spring.
    public static let spring = Animation(name: "spring")
    /// An interactive spring.
    public static let interactiveSpring = Animation(name: "interactiveSpring")
    /// A spring without bounce.
    public static let smooth = Animation(name: "smooth")
    /// A spring with a small bounce.
    public static let snappy = Animation(name: "snappy")
    /// A spring with a bounce.
    public static let bouncy = Animation(name: "bouncy")

    /// Starts and ends slowly, with a duration in seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        easeInOut.lasting(duration)
    }
    /// Starts slowly, with a duration in seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { easeIn.lasting(duration) }
    /// Ends slowly, with a duration in seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { easeOut.lasting(duration) }
    /// At constant speed, with a duration in seconds.
    public static func linear(duration: TimeInterval) -> Animation { linear.lasting(duration) }
    /// Along a cubic curve with two control points, with a duration in seconds.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation(name: "timingCurve").lasting(duration) }

    /// Along a curve, with a duration in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(name: "timingCurve").lasting(duration)
    }

    /// A spring, with times in seconds.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation.spring.lasting(spring.duration)
    }

    /// An interactive spring, with times in seconds.
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { interactiveSpring.lasting(response) }

    /// A spring with a mass, a stiffness and a damping.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        spring(Spring(mass: mass, stiffness: stiffness, damping: damping))
    }

    /// A spring, with times in seconds.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation { spring(Spring(duration: duration, bounce: bounce)) }

    /// A spring, with times in seconds.
    public static func interpolatingSpring(
        _ spring: Spring, initialVelocity: Double = 0
    ) -> Animation { self.spring(spring) }
    /// A spring, with times in seconds.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { spring.lasting(duration) }
    /// A spring, with times in seconds.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { spring.lasting(response) }
    /// A spring without bounce, with a duration in seconds.
    public static func smooth(
        duration: TimeInterval = 0.5, extraBounce: Double = 0
    ) -> Animation { smooth.lasting(duration) }
    /// A spring with a small bounce, with a duration in seconds.
    public static func snappy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0
    ) -> Animation { snappy.lasting(duration) }
    /// A spring with a bounce, with a duration in seconds.
    public static func bouncy(
        duration: TimeInterval = 0.5, extraBounce: Double = 0
    ) -> Animation { bouncy.lasting(duration) }

    /// Returns an animation that starts after a delay, in seconds.
    ///
    /// No effect here: what hosts show changes at once.
    public func delay(_ delay: TimeInterval) -> Animation { self }
    /// Returns an animation with a speed, relative to the normal one.
    ///
    /// No effect here: what hosts show changes at once.
    public func speed(_ speed: Double) -> Animation { self }
    /// Returns an animation that repeats several times.
    ///
    /// No effect here: what hosts show changes at once.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    /// Returns an animation that repeats forever.
    ///
    /// No effect here: what hosts show changes at once.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }

    private func lasting(_ duration: TimeInterval) -> Animation {
        Animation(name: "\(name) \(duration)s")
    }
}
