public import Foundation

/// A screen of an app, for sources that the app and its widget share.
///
/// Differs from Apple: a widget shows no view controllers, so the view is never requested.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    /// How a view controller is presented.
    public enum ModalPresentationStyle: Int, Sendable {
        /// Covers the whole screen.
        case fullScreen
        /// As a page sheet.
        case pageSheet
        /// As a form sheet.
        case formSheet
        /// The default of the platform.
        case automatic = -2
    }

    private var loaded: UIView?
    /// The title.
    open var title: String?
    /// No effect here: widgets present nothing.
    open var modalPresentationStyle = ModalPresentationStyle.automatic
    /// The child view controllers.
    open private(set) var children: [UIViewController] = []
    /// The screen it lies in.
    open private(set) weak var parent: UIViewController?
    /// The presented view controller; always `nil`.
    open var presentedViewController: UIViewController? { nil }

    /// Creates a view controller, whose view is created on demand.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// Creates a view controller, whose view is created on demand.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Always returns `nil`, because view controllers cannot be decoded from archives.
    public required init?(coder: NSCoder) { return nil }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The view.
    open var view: UIView! {
        get {
            if loaded == nil {
                loadView()
                viewDidLoad()
            }
            return loaded
        }
        set { loaded = newValue }
    }

    /// Creates the view.
    open func loadView() { loaded = UIView() }

    /// Called once the view was made.
    open func viewDidLoad() {}

    /// Never called, because no view controller appears.
    open func viewWillAppear(_ animated: Bool) {}

    /// Never called, because no view controller appears.
    open func viewDidAppear(_ animated: Bool) {}

    /// Never called, because no view controller appears.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Never called, because no view controller appears.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Never called, because views are not laid out.
    open func viewDidLayoutSubviews() {}

    /// Adds a child view controller.
    open func addChild(_ childController: UIViewController) {
        children.append(childController)
        childController.parent = self
    }

    /// Called when it was put into another.
    open func didMove(toParent parent: UIViewController?) {}

    /// No effect here: widgets present nothing.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {}

    /// No effect here: widgets present nothing.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}
