public import Foundation
public import UIKit

/// A page of the web inside an app.
///
/// Differs from Apple: widgets present nothing.
@MainActor @preconcurrency
open class SFSafariViewController: UIViewController {
    /// The configuration of a page.
    public final class Configuration: Sendable {
        /// Creates the default configuration.
        public init() {}
    }

    /// Creates a view controller for a URL.
    public init(url URL: URL, configuration: Configuration = Configuration()) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Always returns `nil`, because view controllers cannot be decoded from archives.
    public required init?(coder: NSCoder) { return nil }
}
