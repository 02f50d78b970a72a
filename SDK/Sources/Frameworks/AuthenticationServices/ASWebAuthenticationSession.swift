public import Foundation

/// The reason why a sign-in failed.
public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
    /// The reason for an error.
    public enum Code: Int, Sendable {
        /// The user cancelled.
        case canceledLogin = 1
        /// There is no presentation context.
        case presentationContextNotProvided
        /// The presentation context is invalid.
        case presentationContextInvalid
    }

    /// The reason for the error.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
}

/// A session in which the user signs in on a web page.
///
/// Differs from Apple: a widget cannot show one; it does not start and fails with
/// `presentationContextInvalid`.
open class ASWebAuthenticationSession: NSObject {
    /// Called with the callback URL, or with an error.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    private let completion: CompletionHandler

    /// Shows a page until it leads to an address of a scheme.
    public init(
        url URL: URL, callbackURLScheme: String?,
        completionHandler: @escaping CompletionHandler
    ) {
        completion = completionHandler
    }

    /// Whether the page may not know the user.
    open var prefersEphemeralWebBrowserSession = false
    /// Whether the session can start; always `false`.
    open var canStart: Bool { false }

    /// Shows the page: fails.
    @discardableResult
    open func start() -> Bool {
        PluginLog.warnOnce("Widgets show no pages: ASWebAuthenticationSession does not start.")
        completion(nil, ASWebAuthenticationSessionError(.presentationContextInvalid))
        return false
    }

    /// Cancels the session.
    open func cancel() {}
}
