/// What screens are shown in; a widget has none.
@MainActor
open class UIWindow: UIView {
    /// The first screen.
    open var rootViewController: UIViewController?
    /// Never: a widget has no windows.
    open var isKeyWindow: Bool { false }
}
