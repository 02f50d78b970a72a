public import Foundation

/// How a change is animated; here changes between entries are not.
public struct Animation: Hashable, Sendable {
    private init() {}

    /// The system's curve.
    public static let `default` = Animation()
    /// Slow at both ends.
    public static let easeInOut = Animation()
    /// Slow at the start.
    public static let easeIn = Animation()
    /// Slow at the end.
    public static let easeOut = Animation()
    /// As fast everywhere.
    public static let linear = Animation()
    /// As a spring.
    public static let spring = Animation()
    /// As a spring without bounce.
    public static let smooth = Animation()
    /// As a spring with a little bounce.
    public static let snappy = Animation()
    /// As a spring with bounce.
    public static let bouncy = Animation()

    /// Slow at both ends, for so many seconds.
    public static func easeInOut(duration: TimeInterval) -> Animation { Animation() }
    /// Slow at the start, for so many seconds.
    public static func easeIn(duration: TimeInterval) -> Animation { Animation() }
    /// Slow at the end, for so many seconds.
    public static func easeOut(duration: TimeInterval) -> Animation { Animation() }
    /// As fast everywhere, for so many seconds.
    public static func linear(duration: TimeInterval) -> Animation { Animation() }
    /// As a spring.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { Animation() }
    /// As a spring.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { Animation() }

    /// Begins later, by so many seconds.
    public func delay(_ delay: TimeInterval) -> Animation { self }
    /// Runs faster.
    public func speed(_ speed: Double) -> Animation { self }
    /// Runs several times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    /// Runs again and again.
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

extension View {
    /// Says how changes of `value` are animated; here they are not.
    nonisolated public func animation<V: Equatable>(
        _ animation: Animation?, value: V
    ) -> some View { self }

    /// Says how changes are animated; here they are not.
    nonisolated public func animation(_ animation: Animation?) -> some View { self }
}

/// Changes state; nothing is animated here.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
