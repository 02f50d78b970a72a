public import Foundation
public import UIKit

/// A page of the web inside an app.
///
/// Differs from Apple: a widget presents nothing.
@MainActor
open class SFSafariViewController: UIViewController {
    /// How a page is shown.
    public final class Configuration: Sendable {
        /// As usual.
        public init() {}
    }

    /// A page at an address.
    public init(url URL: URL, configuration: Configuration = Configuration()) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Always returns `nil`, because view controllers cannot be decoded from archives.
    public required init?(coder: NSCoder) { return nil }
}
