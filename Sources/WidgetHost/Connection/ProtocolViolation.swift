/// What a runner sent that it must not send, in a sentence's end.
struct ProtocolViolation: Error, Hashable {
    let problem: String

    init(_ problem: String) { self.problem = problem }
}
