public import Foundation

/// A background task; never created here.
open class WKRefreshBackgroundTask: NSObject {
    /// Custom data.
    open var userInfo: (any NSSecureCoding & NSObjectProtocol)? { nil }
    /// Called when the time limit is reached; never called here.
    open var expirationHandler: (() -> Void)?

    /// Completes the task.
    open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
}

/// An application refresh.
open class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask {}

/// The reason for a snapshot.
public enum WKSnapshotReason: Int, Sendable {
    /// Scheduled by the app.
    case appScheduled
    /// The app returned to its default state.
    case returnToDefaultState
    /// The complication was updated.
    case complicationUpdate
    /// The watch was turned on.
    case prelaunch
    /// The app went to the background.
    case appBackgrounded
}

/// A snapshot refresh.
open class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask {
    /// Whether the app is to show its first view.
    open var returnToDefaultState: Bool { false }
    /// The reason for a snapshot.
    open var reasonForSnapshot: WKSnapshotReason { .appScheduled }

    /// Completes the task.
    open func setTaskCompleted(
        restoredDefaultState: Bool, estimatedSnapshotExpiration: Date?,
        userInfo: (any NSSecureCoding & NSObjectProtocol)?
    ) {}
}

/// A task for the downloads of a URL session.
open class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask {
    /// The identifier of the session.
    open var sessionIdentifier: String { "" }
}

/// A task for data from the phone.
open class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask {}

/// Shortcuts may be offered anew.
open class WKRelevantShortcutRefreshBackgroundTask: WKRefreshBackgroundTask {}

/// An intent was performed.
open class WKIntentDidRunRefreshBackgroundTask: WKRefreshBackgroundTask {}
