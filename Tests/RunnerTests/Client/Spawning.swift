import Foundation

/// Starts a program with three standard streams; it inherits nothing else but `inheriting`.
func spawn(
    _ arguments: [String], input: Int32, output: Int32, error: String, inheriting: [Int32]
) -> Result<pid_t, ClientError> {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(
        &actions, STDERR_FILENO, error, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    for descriptor in inheriting {
        // A duplicate onto itself only clears the close-on-exec flag.
        posix_spawn_file_actions_adddup2(&actions, descriptor, descriptor)
    }
    let words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, arguments[0], &actions, nil, words, environ)
    return code == 0 ? .success(pid) : .failure(.notStarted(arguments[0]))
}

/// Two ends of a pipe.
struct Pipe {
    let reading: Int32
    let writing: Int32

    /// A pipe that is not inherited; made on the thread that starts processes, one after another.
    static func closedOnExec() throws -> Pipe {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw ClientError.noPipe }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return Pipe(reading: ends[0], writing: ends[1])
    }
}
