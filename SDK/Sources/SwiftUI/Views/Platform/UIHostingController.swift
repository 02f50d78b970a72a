public import Foundation
public import UIKit

/// A screen of UIKit with SwiftUI's views; a widget has no screens.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    /// The root view.
    public var rootView: Content

    /// Creates a view controller with a root view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Always returns `nil`, because view controllers cannot be decoded from archives.
    public required init?(coder: NSCoder) { return nil }

    /// Returns the given size, which the views fill.
    open func sizeThatFits(in size: CGSize) -> CGSize { size }
}
