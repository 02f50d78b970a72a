/// The circumstances in which an intent is performed.
public struct IntentSystemContext: Sendable {
    /// The time at which it was started.
    public let preciseTimestamp: Date?
    /// The current mode.
    public let currentMode: IntentModes.CurrentMode
}

extension IntentModes {
    /// The mode in which an intent is performed.
    public enum CurrentMode: Hashable, Sendable {
        /// In the background.
        case background
        /// In the foreground.
        case foreground

        /// Whether the app may come to the foreground; always `false` here.
        public var canContinueInForeground: Bool { false }
    }
}

extension AppIntent {
    /// The circumstances in which the intent is performed; always in the background.
    public var systemContext: IntentSystemContext {
        IntentSystemContext(preciseTimestamp: Date(), currentMode: .background)
    }

    /// Requests that the app come to the foreground.
    ///
    /// Differs from Apple: it always throws, because there is no app.
    public func continueInForeground(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
    ) async throws {
        throw AppIntentError.needsForeground
    }

    /// Returns the error that requests the app to come to the foreground.
    ///
    /// Differs from Apple: it fails the intent, because there is no app.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
    ) -> AppIntentError {
        .needsForeground
    }
}
