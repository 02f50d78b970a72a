/// The reason why an intent could not be performed.
public struct AppIntentError: Error, Sendable, LocalizedError {
    /// A localized message that describes the error.
    public let errorDescription: String?

    init(_ description: String) { errorDescription = description }

    /// Creates an error with a message for the user.
    public init(description: LocalizedStringResource) {
        self.init(String(localized: description))
    }

    /// The intent asks to be performed again from the beginning.
    public static let restartPerform = AppIntentError("The intent asks to be performed again.")
    static let needsForeground = AppIntentError(
        "The intent needs its app in the foreground, and a plugin has no app.")

    /// An action that the user must complete first.
    public enum UserActionRequired: Error, Sendable {
        /// Set up an account.
        case accountSetup
        /// Sign in again.
        case signin
        /// Buy a subscription.
        case subscription
        /// Complete the setup in the app.
        case setup
        /// Confirm.
        case confirmation
    }

    /// A permission that the user has not granted.
    public enum PermissionRequired: Error, Sendable {
        /// A general permission.
        case general
        /// Location.
        case location
        /// Microphone.
        case microphone
        /// Camera.
        case camera
        /// Photos.
        case photos
        /// Contacts.
        case contacts
        /// Calendar.
        case calendar
        /// Reminders.
        case reminders
    }

    /// An error that cannot be resolved.
    public enum Unrecoverable: Error, Sendable {
        /// The entity was not found.
        case entityNotFound
        /// The feature is currently restricted.
        case featureCurrentlyRestricted
        /// The network is not available.
        case networkConnectionNotAvailable
        /// An unknown error.
        case unknown
        /// The action is not allowed.
        case notAllowed
    }
}

extension AppIntentError.UserActionRequired: LocalizedError {
    /// A localized message that describes the error.
    public var errorDescription: String? {
        switch self {
        case .accountSetup: "Set up an account first."
        case .signin: "Sign in first."
        case .subscription: "This needs a subscription."
        case .setup: "Finish the setup first."
        case .confirmation: "This must be confirmed first."
        }
    }
}

extension AppIntentError.PermissionRequired: LocalizedError {
    /// A localized message that describes the error.
    public var errorDescription: String? {
        self == .general ? "A permission is missing." : "The permission for \(self) is missing."
    }
}

extension AppIntentError.Unrecoverable: LocalizedError {
    /// A localized message that describes the error.
    public var errorDescription: String? {
        switch self {
        case .entityNotFound: "It is gone."
        case .featureCurrentlyRestricted: "The feature is restricted at the moment."
        case .networkConnectionNotAvailable: "There is no network."
        case .unknown: "Something went wrong."
        case .notAllowed: "This is not allowed."
        }
    }
}
