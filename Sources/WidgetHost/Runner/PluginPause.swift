import CLinux

/// Stops all plugins while this process is stopped, such as by Ctrl-Z, because it cannot check their
/// bounds then.
///
/// Both functions may be called in a signal handler. The time between them is not counted as time
/// that a plugin takes to answer.
public enum PluginPause {
    /// Stops the processes of all plugins.
    ///
    /// For the handler of SIGTSTP, before it stops the process. Plugins that are started afterwards
    /// run.
    public static func begin() { linux_pause_children() }

    /// Lets the processes go on if they were stopped; for the handler of SIGCONT.
    public static func end() { linux_resume_children() }
}
