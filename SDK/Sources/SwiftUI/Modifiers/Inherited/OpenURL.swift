public import Foundation

/// Opens a URL when it is called: `@Environment(\.openURL) var openURL`.
///
/// A widget is drawn long before it is seen, so it cannot open URLs itself; use `Link` or
/// `widgetURL`.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    /// The result of a URL handler.
    public struct Result: Sendable {
        private enum Kind { case handled, discarded, systemAction(URL?) }
        private let kind: Kind

        /// The handler opened it.
        public static let handled = Result(kind: .handled)
        /// The handler dropped it.
        public static let discarded = Result(kind: .discarded)
        /// The system is to open it.
        public static let systemAction = Result(kind: .systemAction(nil))

        /// The system is to open another URL.
        public static func systemAction(_ url: URL) -> Result {
            Result(kind: .systemAction(url))
        }

        fileprivate var isHandled: Bool {
            if case .handled = kind { true } else { false }
        }
    }

    private let handler: (@MainActor (URL) -> Result)?

    /// Calls `handler` with the URLs to open.
    public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    nonisolated fileprivate init() { handler = nil }

    /// Calls the handler; without one the URL is ignored and logged.
    public func callAsFunction(_ url: URL) { self(url) { _ in } }

    /// Calls the handler, then reports whether it opened the URL.
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        guard let handler else {
            PluginLog.warn("openURL(\(url)) opens nothing in a widget; use Link or widgetURL.")
            return completion(false)
        }
        completion(handler(url).isHandled)
    }
}

extension EnvironmentValues {
    private struct OpenURLKey: EnvironmentKey {
        static let defaultValue = OpenURLAction()
    }

    /// The action that opens a URL.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
