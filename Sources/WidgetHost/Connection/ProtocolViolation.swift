/// A breach of the protocol by a runner.
///
/// The problem ends a sentence about the plugin.
struct ProtocolViolation: Error, Hashable {
    let problem: String

    init(_ problem: String) { self.problem = problem }
}
