/// An intent that may take long.
///
/// Differs from Apple: it has no more time than others, which hosts set.
@_alwaysEmitConformanceMetadata
public protocol LongRunningIntent: ProgressReportingIntent {}

/// What a task that takes long needs.
///
/// No effect here.
public struct LongRunningTaskOptions: OptionSet, Sendable {
    /// One bit for each need.
    public let rawValue: Int

    /// Creates a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The processor for graphics.
    public static let requiresGPU = LongRunningTaskOptions(rawValue: 1 << 0)
}

extension LongRunningIntent {
    /// Runs what takes long.
    public func performBackgroundTask<T>(
        options: LongRunningTaskOptions = [], isolation: isolated (any Actor)? = #isolation,
        operation: () async throws -> T
    ) async throws -> T {
        try Task.checkCancellation()
        return try await operation()
    }
}

extension LongRunningIntent where Self: CancellableIntent {
    /// Runs what takes long; where it is cancelled meanwhile, calls `handler` at once, from any thread.
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
