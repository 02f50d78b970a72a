/// What a trackpad does to be felt; a widget does nothing.
public enum NSHapticFeedbackManager {
    /// What is felt.
    public enum FeedbackPattern: Int, Sendable {
        /// As usual.
        case generic
        /// Something lies in line.
        case alignment
        /// Another level is reached.
        case levelChange
    }

    /// When it is felt.
    public enum PerformanceTime: UInt, Sendable {
        /// The default of the platform.
        case `default`
        /// At once.
        case now
        /// When it is drawn.
        case drawCompleted
    }

    /// What does nothing.
    public struct Performer: NSHapticFeedbackPerformer {
        /// No effect here: there is no haptic feedback.
        public func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
    }

    /// What does nothing.
    public static var defaultPerformer: any NSHapticFeedbackPerformer { Performer() }
}

/// What a trackpad does to be felt.
public protocol NSHapticFeedbackPerformer {
    /// Does something to be felt.
    func perform(
        _ pattern: NSHapticFeedbackManager.FeedbackPattern,
        performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
