/// The delegate of an app; a widget has no app.
@MainActor @preconcurrency
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
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// The activation state of a scene.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// In the foreground and active.
        case foregroundActive = 0
        /// In the foreground and inactive.
        case foregroundInactive
        /// In the background.
        case background
    }

    /// Always: a widget has no scenes.
    open var activationState: ActivationState { .unattached }
}

/// Windows of an app; a widget has none.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    /// The windows; always empty.
    open var windows: [UIWindow] { [] }
    /// The key window; always `nil`.
    open var keyWindow: UIWindow? { nil }
}
