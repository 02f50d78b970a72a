/// A window for view controllers; a widget has none.
@MainActor @preconcurrency
open class UIWindow: UIView {
    /// The root view controller.
    open var rootViewController: UIViewController?
    /// Whether the window is the key window; always `false`.
    open var isKeyWindow: Bool { false }
}
