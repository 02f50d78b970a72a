public import Foundation

/// A category of notifications with its actions.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The raw name.
    public let identifier: String
    /// The actions.
    public let actions: [UNNotificationAction]
    /// The intents that the messages belong to.
    public let intentIdentifiers: [String]
    /// The options of a category.
    public let options: UNNotificationCategoryOptions
    /// The placeholder while previews are hidden.
    public let hiddenPreviewsBodyPlaceholder: String
    /// The format of the summary.
    public let categorySummaryFormat: String

    /// Creates a category.
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

/// The options of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The app learns that one was dismissed.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// Shown in CarPlay.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// Shows the title while previews are hidden.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    /// Shows the subtitle while previews are hidden.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// An action of a notification.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The identifier.
    public let identifier: String
    /// The display name.
    public let title: String
    /// The options of an action.
    public let options: UNNotificationActionOptions
    /// The icon.
    public let icon: UNNotificationActionIcon?

    /// Creates an action.
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

/// An action with text input.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    /// The title of the button.
    public let textInputButtonTitle: String
    /// The placeholder of the text field.
    public let textInputPlaceholder: String

    /// Creates an action.
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

/// The icon of an action.
open class UNNotificationActionIcon: NSObject, @unchecked Sendable {
    // Unchecked: it has no state.

    /// Creates an icon from an image of the app.
    public init(templateImageName: String) {}

    /// Creates an icon from a symbol.
    public init(systemImageName: String) {}
}

/// The options of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The machine must be unlocked.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// The action is destructive.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// The action opens the app.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
