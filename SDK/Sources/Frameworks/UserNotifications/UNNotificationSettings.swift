public import Foundation

/// What the user wants to be notified by: nothing.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    // Unchecked: it holds nothing.

    /// Whether the user wants to be notified: they do not.
    open var authorizationStatus: UNAuthorizationStatus { .denied }
    /// By sounds: they do not.
    open var soundSetting: UNNotificationSetting { .disabled }
    /// By numbers on icons: they do not.
    open var badgeSetting: UNNotificationSetting { .disabled }
    /// By messages: they do not.
    open var alertSetting: UNNotificationSetting { .disabled }
    /// In the list: they do not.
    open var notificationCenterSetting: UNNotificationSetting { .disabled }
    /// On the locked screen: they do not.
    open var lockScreenSetting: UNNotificationSetting { .disabled }
    /// In cars: they do not.
    open var carPlaySetting: UNNotificationSetting { .disabled }
    /// By messages heard where sounds are off: they do not.
    open var criticalAlertSetting: UNNotificationSetting { .disabled }
    /// Read aloud: they do not.
    open var announcementSetting: UNNotificationSetting { .disabled }
    /// Even while others wait: they do not.
    open var timeSensitiveSetting: UNNotificationSetting { .disabled }
    /// In summaries: they do not.
    open var scheduledDeliverySetting: UNNotificationSetting { .disabled }
    /// By messages of people: they do not.
    open var directMessagesSetting: UNNotificationSetting { .disabled }
    /// How messages look: they are not shown.
    open var alertStyle: UNAlertStyle { .none }
    /// When what they say is shown: never.
    open var showPreviewsSetting: UNShowPreviewsSetting { .never }
    /// Whether the app has settings of its own.
    open var providesAppNotificationSettings: Bool { false }
}

/// Whether the user wants to be notified in some way.
public enum UNNotificationSetting: Int, Sendable {
    /// The app cannot.
    case notSupported
    /// They do not.
    case disabled
    /// They do.
    case enabled
}

/// How messages look.
public enum UNAlertStyle: Int, Sendable {
    /// They are not shown.
    case none
    /// They go away by themselves.
    case banner
    /// They wait for an answer.
    case alert
}

/// When what messages say is shown.
public enum UNShowPreviewsSetting: Int, Sendable {
    /// Always.
    case always
    /// While the machine is unlocked.
    case whenAuthenticated
    /// Never.
    case never
}
