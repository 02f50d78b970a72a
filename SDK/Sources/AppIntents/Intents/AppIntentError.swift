/// Why an intent could not be performed.
public struct AppIntentError: Error, Sendable, LocalizedError {
    /// A sentence for the user.
    public let errorDescription: String?

    init(_ description: String) { errorDescription = description }

    /// An error in words for the user.
    public init(description: LocalizedStringResource) {
        self.init(String(localized: description))
    }

    /// The intent wants to be performed again from its beginning.
    public static let restartPerform = AppIntentError("The intent asks to be performed again.")
    static let needsForeground = AppIntentError(
        "The intent needs its app in the foreground, and a plugin has no app.")

    /// What users have to do first.
    public enum UserActionRequired: Error, Sendable {
        /// To sign in.
        case accountSetup
        /// To sign in again.
        case signin
        /// To buy.
        case subscription
        /// To finish something in the app.
        case setup
        /// To confirm.
        case confirmation
    }

    /// What users have not permitted.
    public enum PermissionRequired: Error, Sendable {
        /// Something of the device.
        case general
        /// Where it is.
        case location
        /// Its microphone.
        case microphone
        /// Its camera.
        case camera
        /// Its photos.
        case photos
        /// Its contacts.
        case contacts
        /// Its calendars.
        case calendar
        /// Its reminders.
        case reminders
    }

    /// What cannot be helped.
    public enum Unrecoverable: Error, Sendable {
        /// The entity is gone.
        case entityNotFound
        /// The feature is not there.
        case featureCurrentlyRestricted
        /// There is no network.
        case networkConnectionNotAvailable
        /// Anything else.
        case unknown
        /// The action is not allowed.
        case notAllowed
    }
}

extension AppIntentError.UserActionRequired: LocalizedError {
    /// A sentence for the user.
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
    /// A sentence for the user.
    public var errorDescription: String? {
        self == .general ? "A permission is missing." : "The permission for \(self) is missing."
    }
}

extension AppIntentError.Unrecoverable: LocalizedError {
    /// A sentence for the user.
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
