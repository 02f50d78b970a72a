public import Foundation
public import SwiftUI

/// The state of an app.
public enum WKApplicationState: Int, Sendable {
    /// Active.
    case active
    /// Inactive.
    case inactive
    /// In the background.
    case background
}

/// The app around an extension.
///
/// Differs from Apple: there is no app.
@MainActor @preconcurrency
open class WKApplication: NSObject {
    nonisolated private static let instance = WKApplication()

    nonisolated private override init() {}

    /// Returns the app.
    nonisolated open class func shared() -> WKApplication { instance }

    /// The state; always in the background.
    open var applicationState: WKApplicationState { .background }
    /// Whether the app is autorotating; always `false`.
    open var isAutorotating: Bool { false }
    /// The delegate, which is never called.
    open weak var delegate: (any WKApplicationDelegate)?

    /// Opens a URL of the system.
    ///
    /// No effect here: an extension opens nothing by itself.
    open func openSystemURL(_ url: URL) {}

    /// Schedules a background refresh; it always fails.
    open func scheduleBackgroundRefresh(
        withPreferredDate preferredFireDate: Date,
        userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping ((any Error)?) -> Void
    ) { scheduledCompletion(CocoaError(.featureUnsupported)) }

    /// Schedules a snapshot refresh; it always fails.
    open func scheduleSnapshotRefresh(
        withPreferredDate preferredFireDate: Date,
        userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping ((any Error)?) -> Void
    ) { scheduledCompletion(CocoaError(.featureUnsupported)) }

    /// Registers for remote notifications.
    ///
    /// No effect here: there is no app.
    open func registerForRemoteNotifications() {}
}

/// The delegate of a watch app; never called here.
@MainActor @preconcurrency
public protocol WKApplicationDelegate: NSObjectProtocol {
    /// Called when the app has launched.
    func applicationDidFinishLaunching()
    /// Called when the app becomes active.
    func applicationDidBecomeActive()
    /// The app is not used any more.
    func applicationWillResignActive()
    /// Called when the app enters the foreground.
    func applicationWillEnterForeground()
    /// The app is not seen any more.
    func applicationDidEnterBackground()
    /// The system gives time for tasks.
    func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>)
    /// The app can be reached by notifications.
    func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data)
    /// The app cannot be reached by notifications.
    func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error)
}

extension WKApplicationDelegate {
    /// Does nothing by default.
    public func applicationDidFinishLaunching() {}
    /// Does nothing by default.
    public func applicationDidBecomeActive() {}
    /// Does nothing by default.
    public func applicationWillResignActive() {}
    /// Does nothing by default.
    public func applicationWillEnterForeground() {}
    /// Does nothing by default.
    public func applicationDidEnterBackground() {}
    /// Does nothing by default.
    public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {}
    /// Does nothing by default.
    public func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data) {}
    /// Does nothing by default.
    public func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error) {}
}

/// Creates the delegate of a watch app; a widget has no app.
@MainActor @preconcurrency
@propertyWrapper
public struct WKApplicationDelegateAdaptor<DelegateType: NSObject & WKApplicationDelegate>:
    DynamicProperty
{
    /// Never read, because no app is created.
    public var wrappedValue: DelegateType { fatalError("a widget has no app") }

    /// Creates an adaptor with the type of the delegate.
    nonisolated public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

/// The extension of an app on a watch, as older sources call the app.
public typealias WKExtension = WKApplication

/// The delegate of a watch extension.
public typealias WKExtensionDelegate = WKApplicationDelegate

/// Creates the delegate of a watch app; a widget has no app.
public typealias WKExtensionDelegateAdaptor = WKApplicationDelegateAdaptor
