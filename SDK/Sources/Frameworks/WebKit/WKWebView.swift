@_exported public import PortholeFoundation
@_exported public import UIKit

/// A web page.
///
/// Differs from Apple: a widget loads and shows none, and the log says so once.
open class WKWebView: UIView {
    /// The configuration of web views.
    public let configuration: WKWebViewConfiguration
    /// The page's address: none.
    open var url: URL? { nil }
    /// The page's title: none.
    open var title: String? { nil }
    /// Whether a page is being loaded.
    open var isLoading: Bool { false }
    /// The loading progress, from 0 to 1.
    open var estimatedProgress: Double { 0 }
    /// The navigation delegate, which is never called.
    open weak var navigationDelegate: (any WKNavigationDelegate)?

    /// Creates an empty web view.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }

    /// Creates an empty web view.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// Always returns `nil`, because views cannot be decoded from archives.
    public required init?(coder: NSCoder) { nil }

    /// Loads a page; nothing is loaded.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? { Self.nothing() }

    /// Shows a page: no.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { Self.nothing() }

    /// Loads the page again: no.
    @discardableResult
    open func reload() -> WKNavigation? { Self.nothing() }

    /// Stops loading.
    open func stopLoading() {}

    private static func nothing() -> WKNavigation? {
        PluginLog.warnOnce("Widgets show no pages: WKWebView loads nothing.")
        return nil
    }
}

/// The configuration of web views.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
    /// The store of website data; always empty.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// Whether films play in the page.
    open var allowsInlineMediaPlayback = false
}

/// The store of website data; always empty.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore()

    /// Returns the default store.
    open class func `default`() -> WKWebsiteDataStore { shared }

    /// Returns a store that is not persistent.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

/// A navigation.
open class WKNavigation: NSObject {}

/// Told of where pages lead.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
    /// Called when a page has loaded.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?)
    /// A page could not be loaded.
    func webView(
        _ webView: WKWebView, didFail navigation: WKNavigation?, withError error: any Error)
}

extension WKNavigationDelegate {
    /// Does nothing by default.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?) {}

    /// Does nothing by default.
    public func webView(
        _ webView: WKWebView, didFail navigation: WKNavigation?, withError error: any Error
    ) {}
}
