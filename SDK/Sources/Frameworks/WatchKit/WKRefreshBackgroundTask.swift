public import Foundation

/// Something an app is given time for; none is here.
open class WKRefreshBackgroundTask: NSObject {
    /// What the app asked to be reminded of.
    open var userInfo: (any NSSecureCoding & NSObjectProtocol)? { nil }
    /// What is called when the time is over: it never is.
    open var expirationHandler: (() -> Void)?

    /// Ends the task.
    open func setTaskCompletedWithSnapshot(_ refreshSnapshot: Bool) {}
}

/// The app's refresh.
open class WKApplicationRefreshBackgroundTask: WKRefreshBackgroundTask {}

/// Why a picture is taken of an app.
public enum WKSnapshotReason: Int, Sendable {
    /// It was asked for.
    case appScheduled
    /// It went back to its first view.
    case returnToDefaultState
    /// Its complication changed.
    case complicationUpdate
    /// The watch was turned on.
    case prelaunch
    /// It went to the background.
    case appBackgrounded
}

/// The picture that is taken of an app.
open class WKSnapshotRefreshBackgroundTask: WKRefreshBackgroundTask {
    /// Whether the app is to show its first view.
    open var returnToDefaultState: Bool { false }
    /// Why it is taken.
    open var reasonForSnapshot: WKSnapshotReason { .appScheduled }

    /// Ends the task.
    open func setTaskCompleted(
        restoredDefaultState: Bool, estimatedSnapshotExpiration: Date?,
        userInfo: (any NSSecureCoding & NSObjectProtocol)?
    ) {}
}

/// The arrival of what a session downloaded.
open class WKURLSessionRefreshBackgroundTask: WKRefreshBackgroundTask {
    /// The session.
    open var sessionIdentifier: String { "" }
}

/// The arrival of what the phone sent.
open class WKWatchConnectivityRefreshBackgroundTask: WKRefreshBackgroundTask {}

/// Shortcuts may be offered anew.
open class WKRelevantShortcutRefreshBackgroundTask: WKRefreshBackgroundTask {}

/// An intent was performed.
open class WKIntentDidRunRefreshBackgroundTask: WKRefreshBackgroundTask {}
