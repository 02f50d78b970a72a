public import Foundation

/// Generates haptic feedback, which widgets do not perform.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
    /// Creates a generator.
    public init() {}

    /// No effect here: there is no haptic feedback.
    open func prepare() {}
}

/// Feedback for impacts; no effect here: there is no haptic feedback.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The style of an impact.
    public enum FeedbackStyle: Int, Sendable {
        /// Light.
        case light
        /// Medium.
        case medium
        /// Heavy.
        case heavy
        /// Soft.
        case soft
        /// Rigid.
        case rigid
    }

    /// Creates a generator with a style.
    public init(style: FeedbackStyle) { super.init() }

    /// Creates a generator with the default style.
    public override convenience init() { self.init(style: .medium) }

    /// No effect here: there is no haptic feedback.
    open func impactOccurred() {}

    /// No effect here: there is no haptic feedback.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for results; no effect here: there is no haptic feedback.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The type of a result.
    public enum FeedbackType: Int, Sendable {
        /// Success.
        case success
        /// A warning.
        case warning
        /// An error.
        case error
    }

    /// No effect here: there is no haptic feedback.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Feedback for selections; no effect here: there is no haptic feedback.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// No effect here: there is no haptic feedback.
    open func selectionChanged() {}
}
