/// An intent that opens a URL.
public struct OpenURLIntent: SystemIntent {
    /// The name that users see.
    public static var title: LocalizedStringResource { "Open URL" }

    /// The URL.
    @Parameter(title: "URL") public var url: URL

    /// Creates an intent that has no URL yet.
    public init() {}

    /// Creates an intent that opens a URL.
    public init(_ url: URL) { self.url = url }

    /// Leaves the URL to whoever performs the intent.
    public func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: self)
    }
}
