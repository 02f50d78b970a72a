public import Foundation

/// What the user can answer to messages of a kind.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    // Unchecked: nothing changes after it is made.

    /// The raw name.
    public let identifier: String
    /// The answers.
    public let actions: [UNNotificationAction]
    /// The intents that the messages belong to.
    public let intentIdentifiers: [String]
    /// How messages of the kind behave.
    public let options: UNNotificationCategoryOptions
    /// What is shown while previews are hidden.
    public let hiddenPreviewsBodyPlaceholder: String
    /// How several are summed up.
    public let categorySummaryFormat: String

    /// Makes a kind.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String? = nil, categorySummaryFormat: String? = nil,
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
        self.categorySummaryFormat = categorySummaryFormat ?? ""
    }
}

/// How messages of a kind behave.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The app learns that one was dismissed.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// They are shown in cars.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// Their title is shown while previews are hidden.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    /// Their second line is shown while previews are hidden.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// An answer to a message.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    // Unchecked: nothing changes after it is made.

    /// Its name.
    public let identifier: String
    /// The display name.
    public let title: String
    /// How it behaves.
    public let options: UNNotificationActionOptions
    /// What stands beside its title.
    public let icon: UNNotificationActionIcon?

    /// Makes an answer.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.options = options
        self.icon = icon
    }
}

/// An answer that the user writes.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// What the button is called.
    public let textInputButtonTitle: String
    /// What stands in the field while it is empty.
    public let textInputPlaceholder: String

    /// Makes an answer.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        icon: UNNotificationActionIcon? = nil, textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options, icon: icon)
    }
}

/// A picture beside an answer.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
    // Unchecked: it holds nothing.

    /// A picture of the app.
    public init(templateImageName: String) {}

    /// A symbol.
    public init(systemImageName: String) {}
}

/// How an answer behaves.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The machine must be unlocked.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// It destroys something.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// It opens the app.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
