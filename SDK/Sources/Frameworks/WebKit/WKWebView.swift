@_exported public import PortholeFoundation
@_exported public import UIKit

/// A page of the web.
///
/// Differs from Apple: a widget loads and shows none, and the log says so once.
open class WKWebView: UIView {
    /// How pages are shown.
    public let configuration: WKWebViewConfiguration
    /// The page's address: none.
    open var url: URL? { nil }
    /// The page's title: none.
    open var title: String? { nil }
    /// Whether a page is being loaded.
    open var isLoading: Bool { false }
    /// How much of a page is loaded, from 0 to 1.
    open var estimatedProgress: Double { 0 }
    /// Told of where pages lead: of nothing.
    open weak var navigationDelegate: (any WKNavigationDelegate)?

    /// An empty page.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
    }

    /// An empty page.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
    }

    /// Not read from an archive.
    public required init?(coder: NSCoder) { nil }

    /// Loads a page: no.
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

/// How pages are shown.
@MainActor
open class WKWebViewConfiguration: NSObject {
    /// Where pages keep what they know.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// Whether films play in the page.
    open var allowsInlineMediaPlayback = false
}

/// Where pages keep what they know: nothing.
@MainActor
open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore()

    /// That of all pages.
    open class func `default`() -> WKWebsiteDataStore { shared }

    /// One that is forgotten.
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

/// A page on its way.
open class WKNavigation: NSObject {}

/// Told of where pages lead.
@MainActor
public protocol WKNavigationDelegate: AnyObject {
    /// A page is there.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?)
    /// A page could not be loaded.
    func webView(
        _ webView: WKWebView, didFail navigation: WKNavigation?, withError error: any Error)
}

extension WKNavigationDelegate {
    /// Does nothing.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?) {}

    /// Does nothing.
    public func webView(
        _ webView: WKWebView, didFail navigation: WKNavigation?, withError error: any Error
    ) {}
}
