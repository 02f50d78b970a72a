public import Foundation

/// A stack of view controllers.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    /// The screens, the top one last.
    open var viewControllers: [UIViewController]

    /// A stack of one screen.
    public init(rootViewController: UIViewController) {
        viewControllers = [rootViewController]
        super.init(nibName: nil, bundle: nil)
    }

    /// Always returns `nil`, because view controllers cannot be decoded from archives.
    public required init?(coder: NSCoder) { return nil }

    /// Pushes a view controller.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }
}
