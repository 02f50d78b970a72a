/// What wakes an app in the background; a widget has no app.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
    fileprivate init() {}
}

extension BackgroundTask {
    /// An app refresh with an identifier.
    public static func appRefresh(
        _ matching: String
    ) -> BackgroundTask<Void, Void> where Request == Void, Response == Void { .init() }

    /// The end of a download of an identifier.
    public static func urlSession(
        _ matching: String
    ) -> BackgroundTask<Void, Void> where Request == Void, Response == Void { .init() }
}

extension BackgroundTask where Request == String, Response == Void {
    /// The end of any download, by its identifier.
    public static var urlSession: BackgroundTask<String, Void> { .init() }
}
