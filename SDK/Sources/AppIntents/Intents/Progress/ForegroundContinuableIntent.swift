/// An intent that may request the app to come to the foreground.
@_alwaysEmitConformanceMetadata
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
    /// Returns the error that requests the app to come to the foreground.
    ///
    /// Differs from Apple: it fails the intent, because there is no app.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
    ) -> AppIntentError {
        .needsForeground
    }

    /// Requests that the app come to the foreground.
    ///
    /// Differs from Apple: it always throws, because there is no app.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
        throw AppIntentError.needsForeground
    }

    /// Requests that the app come to the foreground to run a closure.
    ///
    /// Differs from Apple: it always throws and never runs the closure, because there is no app.
    @discardableResult
    public func requestToContinueInForeground<ResultValue>(
        _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> ResultValue
    ) async throws -> ResultValue {
        throw AppIntentError.needsForeground
    }
}
