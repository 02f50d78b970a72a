public import Foundation

/// What a device does to be felt; a widget does nothing.
@MainActor
open class UIFeedbackGenerator {
    /// Nothing to be felt.
    public init() {}

    /// No effect here: there is no haptic feedback.
    open func prepare() {}
}

/// A knock; no effect here: nothing is felt.
@MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How hard a knock is.
    public enum FeedbackStyle: Int, Sendable {
        /// A light one.
        case light
        /// The usual one.
        case medium
        /// A heavy one.
        case heavy
        /// A soft one.
        case soft
        /// A rigid one.
        case rigid
    }

    /// Knocks of a style.
    public init(style: FeedbackStyle) { super.init() }

    /// Knocks as usual.
    public override convenience init() { self.init(style: .medium) }

    /// No effect here: there is no haptic feedback.
    open func impactOccurred() {}

    /// No effect here: there is no haptic feedback.
    open func impactOccurred(intensity: CGFloat) {}
}

/// How something went; no effect here: nothing is felt.
@MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How it went.
    public enum FeedbackType: Int, Sendable {
        /// Well.
        case success
        /// With a warning.
        case warning
        /// Not.
        case error
    }

    /// No effect here: there is no haptic feedback.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A choice; no effect here: nothing is felt.
@MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// No effect here: there is no haptic feedback.
    open func selectionChanged() {}
}
