/// A macro, which transforms source to source.
protocol Macro: Sendable {
    /// Returns the source to add, including line breaks.
    static func expand(_ expansion: Expansion) throws(MacroError) -> String
}

/// An error in the use of a macro, as a sentence for its author.
struct MacroError: Error {
    let message: String
}
