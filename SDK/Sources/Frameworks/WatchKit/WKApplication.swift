public import Foundation
public import SwiftUI

/// What an app on a watch is doing.
public enum WKApplicationState: Int, Sendable {
    /// It is used.
    case active
    /// It is seen.
    case inactive
    /// It is not seen.
    case background
}

/// The app around an extension.
///
/// Differs from Apple: there is none, neither on a watch nor elsewhere.
@MainActor @preconcurrency
open class WKApplication: NSObject {
    nonisolated private static let instance = WKApplication()

    nonisolated private override init() {}

    /// The app.
    nonisolated open class func shared() -> WKApplication { instance }

    /// It is never seen.
    open var applicationState: WKApplicationState { .background }
    /// Whether it is used while it rests: it is not.
    open var isAutorotating: Bool { false }
    /// Gets what happens to the app: nothing does.
    open weak var delegate: (any WKApplicationDelegate)?

    /// Opens a URL of the system.
    ///
    /// No effect here: an extension opens nothing by itself.
    open func openSystemURL(_ url: URL) {}

    /// Asks to be woken: it fails.
    open func scheduleBackgroundRefresh(
        withPreferredDate preferredFireDate: Date,
        userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping ((any Error)?) -> Void
    ) { scheduledCompletion(CocoaError(.featureUnsupported)) }

    /// Asks to be woken before a picture is taken of the app: it fails.
    open func scheduleSnapshotRefresh(
        withPreferredDate preferredFireDate: Date,
        userInfo: (any NSSecureCoding & NSObjectProtocol)?,
        scheduledCompletion: @escaping ((any Error)?) -> Void
    ) { scheduledCompletion(CocoaError(.featureUnsupported)) }

    /// Asks for notifications from a server.
    ///
    /// No effect here: there is no app.
    open func registerForRemoteNotifications() {}
}

/// Gets what happens to an app on a watch; nothing does here.
@MainActor @preconcurrency
public protocol WKApplicationDelegate: NSObjectProtocol {
    /// The app has begun.
    func applicationDidFinishLaunching()
    /// The app is used.
    func applicationDidBecomeActive()
    /// The app is not used any more.
    func applicationWillResignActive()
    /// The app is seen.
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
    /// Does nothing.
    public func applicationDidFinishLaunching() {}
    /// Does nothing.
    public func applicationDidBecomeActive() {}
    /// Does nothing.
    public func applicationWillResignActive() {}
    /// Does nothing.
    public func applicationWillEnterForeground() {}
    /// Does nothing.
    public func applicationDidEnterBackground() {}
    /// Does nothing.
    public func handle(_ backgroundTasks: Set<WKRefreshBackgroundTask>) {}
    /// Does nothing.
    public func didRegisterForRemoteNotifications(withDeviceToken deviceToken: Data) {}
    /// Does nothing.
    public func didFailToRegisterForRemoteNotificationsWithError(_ error: any Error) {}
}

/// Makes what hears of an app on a watch; a widget has no app.
@MainActor @preconcurrency
@propertyWrapper
public struct WKApplicationDelegateAdaptor<DelegateType: NSObject & WKApplicationDelegate>:
    DynamicProperty
{
    /// Never asked for: nothing makes an app here.
    public var wrappedValue: DelegateType { fatalError("a widget has no app") }

    /// Names the type of what hears of the app.
    nonisolated public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

/// The extension of an app on a watch, as older sources call the app.
public typealias WKExtension = WKApplication

/// Gets what happens to the extension of an app on a watch.
public typealias WKExtensionDelegate = WKApplicationDelegate

/// Makes what hears of an extension on a watch; a widget has no app.
public typealias WKExtensionDelegateAdaptor = WKApplicationDelegateAdaptor
