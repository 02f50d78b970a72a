/// What an app does when the system tells it something; a widget has no app.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
    /// Never called, because no app runs.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Never called, because no app runs.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Never called, because no app runs.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Never called, because no app runs.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Never called, because no app runs.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    /// Allows the request by default.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Allows the request by default.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Does nothing by default.
    public func applicationDidBecomeActive(_ application: UIApplication) {}

    /// Does nothing by default.
    public func applicationDidEnterBackground(_ application: UIApplication) {}

    /// Does nothing by default.
    public func applicationWillTerminate(_ application: UIApplication) {}
}

/// A part of an app's user interface; a widget has none.
@MainActor
open class UIScene: UIResponder {
    /// What can be done with a scene's activation.
    public enum ActivationState: Int, Sendable {
        /// It is not there.
        case unattached = -1
        /// It is in front.
        case foregroundActive = 0
        /// It is in front, but not in use.
        case foregroundInactive
        /// It is not seen.
        case background
    }

    /// Always: a widget has no scenes.
    open var activationState: ActivationState { .unattached }
}

/// Windows of an app; a widget has none.
@MainActor
open class UIWindowScene: UIScene {
    /// No windows.
    open var windows: [UIWindow] { [] }
    /// None.
    open var keyWindow: UIWindow? { nil }
}
