import WidgetWire

/// One kind of question to a plugin: what is called with which struct, and what comes of it.
protocol ProviderTask: Sendable {
    associatedtype Draft: AnswerDraft
    /// The struct of the header that the plugin answers with.
    associatedtype Table

    /// What the plugin declared, and is asked about.
    var declaration: Declaration { get }
    /// What it declares that can be set.
    var parameters: [DeclaredParameter] { get }
    /// What the host has set, not yet checked.
    var values: [String: ParameterValue] { get }
    /// What the plugin fills in, nothing yet.
    var draft: Draft { get }
    /// The functions of the struct, whose pointers are a ``RequestHandle``'s.
    static var table: Table { get }

    /// Calls the plugin's function.
    func call(_ out: UnsafeMutablePointer<Table>, _ arguments: ProviderArguments)
    /// Sends an answer: at last calls ``ProviderRequest/finish(_:)``.
    func deliver(_ answer: Draft.Answer, of request: ProviderRequest<Self>)
}

/// What a plugin has said so far in answer to a request.
protocol AnswerDraft: Sendable {
    associatedtype Answer: Sendable

    /// How the names of the header's functions for it begin.
    static var functions: String { get }

    /// The answer, now that nothing more comes.
    func answer() throws(RunnerError) -> Answer
    /// The failure that the plugin reports.
    func failure(_ words: String) -> RunnerError
}
