/// Why a plugin, or a part of it, cannot be used.
public struct PluginProblem: Error, Sendable, Hashable {
    /// The plugin's absolute path, or a plugin directory's that could not be read.
    public let path: String
    /// What kind of problem it is.
    public let reason: ProblemReason
    /// One sentence that names the thing, the value and what to do.
    public let message: String
}
