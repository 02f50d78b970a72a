/// An intent that may run for a long time.
///
/// Differs from Apple: it has the same time limit as others, which the host sets.
@_alwaysEmitConformanceMetadata
public protocol LongRunningIntent: ProgressReportingIntent {}

/// Requirements of a long-running task.
///
/// No effect here.
public struct LongRunningTaskOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: Int

    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Requires the GPU.
    public static let requiresGPU = LongRunningTaskOptions(rawValue: 1 << 0)
}

extension LongRunningIntent {
    /// Runs a long operation.
    public func performBackgroundTask<T>(
        options: LongRunningTaskOptions = [], isolation: isolated (any Actor)? = #isolation,
        operation: () async throws -> T
    ) async throws -> T {
        try Task.checkCancellation()
        return try await operation()
    }
}

extension LongRunningIntent where Self: CancellableIntent {
    /// Runs a long operation; if it is cancelled meanwhile, calls `handler` immediately, from any
    /// thread.
    public func performBackgroundTask<T>(
        options: LongRunningTaskOptions = [], isolation: isolated (any Actor)? = #isolation,
        operation: () async throws -> T,
        onCancel handler: @Sendable (IntentCancellationReason) -> Void
    ) async throws -> T {
        try Task.checkCancellation()
        return try await withIntentCancellationHandler(
            operation: operation, onCancel: handler, isolation: isolation)
    }
}
