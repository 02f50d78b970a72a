import WidgetWire

/// One kind of request to a plugin: the function to call, its struct, and the handling of the
/// answer.
protocol ProviderTask: Sendable {
    associatedtype Draft: AnswerDraft
    /// The struct of the header that the plugin answers with.
    associatedtype Table

    /// The declaration that the request is about.
    var declaration: Declaration { get }
    /// The parameters of the declaration.
    var parameters: [DeclaredParameter] { get }
    /// The values that the host has set, not checked yet.
    var values: [String: ParameterValue] { get }
    /// An empty draft of the answer.
    var draft: Draft { get }
    /// The functions of the struct, whose pointers are a ``RequestHandle``'s.
    static var table: Table { get }

    /// Calls the plugin's function.
    func call(_ out: UnsafeMutablePointer<Table>, _ arguments: ProviderArguments)
    /// Sends an answer; it must end by calling ``ProviderRequest/finish(_:)``.
    func deliver(_ answer: Draft.Answer, of request: ProviderRequest<Self>)
}

/// The parts of an answer that a plugin has given so far.
protocol AnswerDraft: Sendable {
    associatedtype Answer: Sendable

    /// The prefix of the header's functions for it.
    static var functions: String { get }

    /// The complete answer.
    func answer() throws(RunnerError) -> Answer
    /// The failure that the plugin reports.
    func failure(_ words: String) -> RunnerError
}
