/// An intent that puts things in order when it is cancelled.
@_alwaysEmitConformanceMetadata
public protocol CancellableIntent: AppIntent {}

/// Why an intent is cancelled.
public struct IntentCancellationReason: Hashable, Sendable, CustomDebugStringConvertible {
    /// What the reason is.
    public let debugDescription: String

    /// It took too long.
    public static let timeout = IntentCancellationReason(debugDescription: "timeout")
    /// Someone did not want it any more.
    public static let userCancelled = IntentCancellationReason(debugDescription: "userCancelled")
}

extension CancellableIntent {
    /// Runs `operation`; where its task is cancelled meanwhile, calls `handler` at once, from any thread.
    ///
    /// Differs from Apple: the reason is always that it took too long, for which hosts cancel.
    public func withIntentCancellationHandler<T>(
        operation: () async throws -> T,
        onCancel handler: @Sendable (IntentCancellationReason) -> Void,
        isolation: isolated (any Actor)? = #isolation
    ) async rethrows -> T {
        try await withTaskCancellationHandler(
            operation: operation, onCancel: { handler(.timeout) }, isolation: isolation)
    }
}
