/// A closure that travels through C as a pointer, to run once.
final class Job: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = body
    }

    /// Runs and frees the job whose retained reference `argument` is.
    static func run(_ argument: UnsafeMutableRawPointer) {
        Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().body()
    }
}
