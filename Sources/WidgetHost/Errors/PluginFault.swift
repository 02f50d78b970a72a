/// Why a file cannot be a plugin, or cannot be used as one.
struct PluginFault: Error, Hashable {
    let reason: ProblemReason
    let message: String
    /// The path at fault when it is not the plugin's.
    let culprit: String?

    init(_ reason: ProblemReason, _ message: String, culprit: String? = nil) {
        self.reason = reason
        self.message = message
        self.culprit = culprit
    }

    /// What a list says of it where a plugin at `path` is missing.
    func problem(at path: String) -> PluginProblem {
        PluginProblem(path: culprit ?? path, reason: reason, message: message)
    }

    /// What is thrown to who asked for the plugin at `path`.
    func refusal(of path: String) -> HostError {
        HostError(.refused(plugin: path, reason: reason, message: message))
    }
}
