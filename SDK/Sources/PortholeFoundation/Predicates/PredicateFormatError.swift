/// The reason why a predicate format is invalid.
enum PredicateFormatError: Error, Equatable {
    /// An unexpected token; `nil` means an unexpected end.
    case unexpected(String?)
    case endlessText
    case missingArgument(Int)
    case wrongArgument(String)
    case unknownFunction(String)
    case tooDeep
}

extension PredicateFormatError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unexpected(let word?): "'\(word)' cannot stand where it does"
        case .unexpected(nil): "it ends too early"
        case .endlessText: "a text in it has no end"
        case .missingArgument(let count): "it has places for more than the \(count) arguments given"
        case .wrongArgument(let place): "the argument for '\(place)' is of another type"
        case .unknownFunction(let name): "there is no function '\(name)'"
        case .tooDeep: "it is nested more than \(PredicateParser.deepest) deep"
        }
    }
}
