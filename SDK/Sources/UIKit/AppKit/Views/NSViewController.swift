public import Foundation

/// A part of a Mac's app, for sources that the app and its widget share.
///
/// Differs from Apple: a widget has no windows, so the view is never requested.
@MainActor @preconcurrency
open class NSViewController: NSResponder {
    private var loaded: NSView?
    /// The title.
    open var title: String?
    /// No effect here: a widget has no windows.
    open var preferredContentSize = NSSize.zero

    /// Creates a view controller, whose view is created on demand.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// Creates a view controller, whose view is created on demand.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Always returns `nil`, because views cannot be decoded from archives.
    public required init?(coder: NSCoder) { return nil }

    /// The view.
    open var view: NSView {
        get {
            if let loaded { return loaded }
            loadView()
            let view = loaded ?? NSView()
            loaded = view
            viewDidLoad()
            return view
        }
        set { loaded = newValue }
    }

    /// Creates the view.
    open func loadView() { loaded = NSView() }

    /// Called once the view was made.
    open func viewDidLoad() {}

    /// Never called, because no view appears.
    open func viewWillAppear() {}

    /// Never called, because no view appears.
    open func viewDidAppear() {}

    /// Never called, because no view appears.
    open func viewWillDisappear() {}

    /// Never called, because no view appears.
    open func viewDidDisappear() {}
}
