/// Under what circumstances an intent is performed.
public struct IntentSystemContext: Sendable {
    /// When it was started.
    public let preciseTimestamp: Date?
    /// Where it is performed.
    public let currentMode: IntentModes.CurrentMode
}

extension IntentModes {
    /// Where an intent is performed at the moment.
    public enum CurrentMode: Hashable, Sendable {
        /// Behind the scenes.
        case background
        /// In front of the user.
        case foreground

        /// Whether the app may come to the front: here there is none.
        public var canContinueInForeground: Bool { false }
    }
}

extension AppIntent {
    /// Under what circumstances the intent is performed: always behind the scenes.
    public var systemContext: IntentSystemContext {
        IntentSystemContext(preciseTimestamp: Date(), currentMode: .background)
    }

    /// Asks for the app to come to the front.
    ///
    /// Here it always throws: there is no app.
    public func continueInForeground(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
    ) async throws {
        throw AppIntentError.needsForeground
    }

    /// The error that asks for the app to come to the front.
    ///
    /// Here it fails the intent: there is no app.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
    ) -> AppIntentError {
        .needsForeground
    }
}
