public import Foundation

/// A screen of an app, for sources that the app and its widget share.
///
/// Differs from Apple: a widget has no screens; nothing asks for one's view.
@MainActor
open class UIViewController: UIResponder {
    /// How a screen covers the one below.
    public enum ModalPresentationStyle: Int, Sendable {
        /// All of it.
        case fullScreen
        /// As a page.
        case pageSheet
        /// As a form.
        case formSheet
        /// The default of the platform.
        case automatic = -2
    }

    private var loaded: UIView?
    /// The screen's title.
    open var title: String?
    /// No effect here: widgets present nothing.
    open var modalPresentationStyle = ModalPresentationStyle.automatic
    /// Screens inside.
    open private(set) var children: [UIViewController] = []
    /// The screen it lies in.
    open private(set) weak var parent: UIViewController?
    /// Nil: a widget presents nothing.
    open var presentedViewController: UIViewController? { nil }

    /// A screen whose view is made when it is asked for.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// A screen whose view is made when it is asked for.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Always returns `nil`, because view controllers cannot be decoded from archives.
    public required init?(coder: NSCoder) { return nil }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The screen's view.
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

    /// Makes the view.
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

    /// Never called: no screen is laid out.
    open func viewDidLayoutSubviews() {}

    /// Puts a screen inside.
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
