/// An intent that opens a URL.
public struct OpenURLIntent: SystemIntent {
    /// The title shown to users.
    public static var title: LocalizedStringResource { "Open URL" }

    /// The URL.
    @Parameter(title: "URL") public var url: URL

    /// Creates an intent without a URL.
    public init() {}

    /// Creates an intent with a URL.
    public init(_ url: URL) { self.url = url }

    /// Passes the URL to the host, which opens it.
    public func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: self)
    }
}
