/// Haptic feedback of a trackpad, which widgets do not perform.
public enum NSHapticFeedbackManager {
    /// A feedback pattern.
    public enum FeedbackPattern: Int, Sendable {
        /// Generic feedback.
        case generic
        /// Feedback for alignment.
        case alignment
        /// Another level is reached.
        case levelChange
    }

    /// The time of the feedback.
    public enum PerformanceTime: UInt, Sendable {
        /// The default time.
        case `default`
        /// Immediately.
        case now
        /// After drawing.
        case drawCompleted
    }

    /// A performer without effect.
    public struct Performer: NSHapticFeedbackPerformer {
        /// No effect here: there is no haptic feedback.
        public func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
    }

    /// A performer without effect.
    public static var defaultPerformer: any NSHapticFeedbackPerformer { Performer() }
}

/// Performs haptic feedback.
public protocol NSHapticFeedbackPerformer {
    /// Performs a feedback pattern.
    func perform(
        _ pattern: NSHapticFeedbackManager.FeedbackPattern,
        performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
