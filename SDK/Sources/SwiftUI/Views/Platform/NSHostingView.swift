public import Foundation
public import UIKit

/// A view of AppKit with SwiftUI's inside; a widget draws none of AppKit's.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
    /// The root view.
    public var rootView: Content

    /// A view with others inside.
    public required init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
    }

    /// Always returns `nil`, because views cannot be decoded from archives.
    public required init?(coder: NSCoder) { return nil }
}

/// A part of a Mac's app with SwiftUI's views; a widget has no windows.
@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
    /// The root view.
    public var rootView: Content

    /// Creates a view controller with a root view.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    /// Always returns `nil`, because views cannot be decoded from archives.
    public required init?(coder: NSCoder) { return nil }

    /// Returns the given size, which the views fill.
    open func sizeThatFits(in size: CGSize) -> CGSize { size }
}
