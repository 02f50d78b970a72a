import Glibc
import WidgetWire

/// Room on the stack for a display list, whose nodes are drawn inside one another.
///
/// A level of the deepest lists takes some 5 KB in a picture. A thread may have as little as
/// 512 KB, and has what the shell's `ulimit -s` says on Linux.
enum DeepStack {
    /// The depth that fits on every thread's stack.
    private static let usualDepth = 64
    /// What the deepest valid list takes, several times over; only used pages take memory.
    private static let size = 64 << 20

    /// Runs `body` to its end: on this thread for a list that is hardly nested, else on one with a
    /// large stack, for which this one waits.
    static func run(for list: DisplayList, _ body: () -> Void) {
        guard list.depth > usualDepth else { return body() }
        withoutActuallyEscaping(body) { body in
            var job = Job(body: body)
            // Without another thread, all may fit here too.
            if !Self.run(&job) { body() }
        }
    }

    /// What a thread is given: a pointer to a function itself would point to a copy.
    private struct Job {
        let body: () -> Void
    }

    /// - Returns: Whether the thread could be started; it has ended then.
    private static func run(_ job: inout Job) -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, size) == 0 else { return false }
        var thread = pthread_t()
        return withUnsafeMutablePointer(to: &job) { job in
            let code = pthread_create(
                &thread, &attributes,
                { argument in
                    argument?.assumingMemoryBound(to: Job.self).pointee.body()
                    return nil
                }, job)
            return code == 0 && pthread_join(thread, nil) == 0
        }
    }
}
