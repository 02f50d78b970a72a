/// An intent that cleans up when it is cancelled.
@_alwaysEmitConformanceMetadata
public protocol CancellableIntent: AppIntent {}

/// The reason for a cancellation.
public struct IntentCancellationReason: Hashable, Sendable, CustomDebugStringConvertible {
    /// The name of the reason.
    public let debugDescription: String

    /// The intent took too long.
    public static let timeout = IntentCancellationReason(debugDescription: "timeout")
    /// The user cancelled it.
    public static let userCancelled = IntentCancellationReason(debugDescription: "userCancelled")
}

extension CancellableIntent {
    /// Runs `operation`; if its task is cancelled meanwhile, calls `handler` immediately, from any
    /// thread.
    ///
    /// Differs from Apple: the reason is always a timeout, the only reason for which hosts cancel.
    public func withIntentCancellationHandler<T>(
        operation: () async throws -> T,
        onCancel handler: @Sendable (IntentCancellationReason) -> Void,
        isolation: isolated (any Actor)? = #isolation
    ) async rethrows -> T {
        try await withTaskCancellationHandler(
            operation: operation, onCancel: { handler(.timeout) }, isolation: isolation)
    }
}
