/// What wakes an app that is not seen; a widget has no app.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
    fileprivate init() {}
}

extension BackgroundTask {
    /// The refresh of an identifier that the app asked for.
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
