import CLinux
import Glibc

/// Starts a thread that lives as long as the process.
///
/// - Parameters:
///   - name: For debuggers; at most 15 bytes.
///   - body: What it does.
func startThread(named name: String, _ body: @escaping @Sendable () -> Void) throws(StartError) {
    // A thread names itself: naming another goes through /proc, whose entries then cost the end of
    // the process dearly.
    let job = Unmanaged.passRetained(
        Job {
            linux_name_this_thread(name)
            body()
        })
    var thread = pthread_t()
    let code = pthread_create(
        &thread, nil,
        { argument in
            if let argument { Job.run(argument) }
            return nil
        }, job.toOpaque())
    guard code == 0 else {
        job.release()
        throw .system(call: "pthread_create", errno: code)
    }
    pthread_detach(thread)
}
