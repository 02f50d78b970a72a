/// One macro: from the source it is written at to the source that takes its place.
protocol Macro: Sendable {
    /// The source to add, complete with its own line breaks.
    static func expand(_ expansion: Expansion) throws(MacroError) -> String
}

/// What is wrong with the use of a macro, in one sentence for its author.
struct MacroError: Error {
    let message: String
}
