public import Foundation

/// The user's notification settings; everything is disabled.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    // Unchecked: it has no state.

    /// The authorization; always denied.
    open var authorizationStatus: UNAuthorizationStatus { .denied }
    /// The sound setting; always disabled.
    open var soundSetting: UNNotificationSetting { .disabled }
    /// The badge setting; always disabled.
    open var badgeSetting: UNNotificationSetting { .disabled }
    /// The alert setting; always disabled.
    open var alertSetting: UNNotificationSetting { .disabled }
    /// The notification center setting; always disabled.
    open var notificationCenterSetting: UNNotificationSetting { .disabled }
    /// The lock screen setting; always disabled.
    open var lockScreenSetting: UNNotificationSetting { .disabled }
    /// The CarPlay setting; always disabled.
    open var carPlaySetting: UNNotificationSetting { .disabled }
    /// The critical alert setting; always disabled.
    open var criticalAlertSetting: UNNotificationSetting { .disabled }
    /// The announcement setting; always disabled.
    open var announcementSetting: UNNotificationSetting { .disabled }
    /// The time-sensitive setting; always disabled.
    open var timeSensitiveSetting: UNNotificationSetting { .disabled }
    /// The scheduled delivery setting; always disabled.
    open var scheduledDeliverySetting: UNNotificationSetting { .disabled }
    /// The direct messages setting; always disabled.
    open var directMessagesSetting: UNNotificationSetting { .disabled }
    /// The style of alerts.
    open var alertStyle: UNAlertStyle { .none }
    /// When previews are shown.
    open var showPreviewsSetting: UNShowPreviewsSetting { .never }
    /// Whether the app has its own notification settings.
    open var providesAppNotificationSettings: Bool { false }
}

/// Whether the user wants to be notified in some way.
public enum UNNotificationSetting: Int, Sendable {
    /// Not supported by the app.
    case notSupported
    /// Disabled.
    case disabled
    /// Enabled.
    case enabled
}

/// The style of alerts.
public enum UNAlertStyle: Int, Sendable {
    /// No alerts.
    case none
    /// Banners, which disappear automatically.
    case banner
    /// Alerts, which require a response.
    case alert
}

/// When previews are shown.
public enum UNShowPreviewsSetting: Int, Sendable {
    /// Always.
    case always
    /// While the machine is unlocked.
    case whenAuthenticated
    /// Never.
    case never
}
