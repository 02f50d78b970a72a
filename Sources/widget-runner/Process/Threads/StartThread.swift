import CLinux
import Glibc

/// Starts a thread that lives as long as the process.
///
/// - Parameters:
///   - name: The name for debuggers; at most 15 bytes.
///   - body: The work of the thread.
func startThread(named name: String, _ body: @escaping @Sendable () -> Void) throws(StartError) {
    // The thread names itself: naming another one goes through /proc, whose entries then make the
    // end of the process slow.
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
