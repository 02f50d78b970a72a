/// A problem because of which a plugin, or a part of it, cannot be used.
public struct PluginProblem: Error, Sendable, Hashable {
    /// The absolute path of the plugin, or of a plugin directory that could not be read.
    public let path: String
    /// The kind of problem.
    public let reason: ProblemReason
    /// One sentence that names the thing, the value and the remedy.
    public let message: String
}
