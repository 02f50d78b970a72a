/// A closure that passes through C as a pointer and runs once.
final class Job: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }

    /// Runs and releases the job whose retained reference is `argument`.
    static func run(_ argument: UnsafeMutableRawPointer) {
        Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().body()
    }
}
