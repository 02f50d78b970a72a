/// The `#if` blocks that are open at a place among declarations.
struct CompilationConditions {
    /// The condition of a clause, which does not include those of earlier clauses; `nil` for
    /// `#else`.
    private struct Clause {
        var denied: [String] = []
        var condition: String?
    }

    private var clauses: [Clause] = []

    /// The condition under which code at this position is compiled; `nil` if it always is.
    var condition: String? {
        let conditions = clauses.flatMap { clause in
            clause.denied.map { "!(\($0))" } + (clause.condition.map { ["(\($0))"] } ?? [])
        }
        return conditions.isEmpty ? nil : conditions.joined(separator: " && ")
    }

    /// Goes past the token at an index, which may be the number sign of a directive.
    mutating func read(_ source: SourceTokens, at index: Int) {
        guard source.text(at: index) == "#" else { return }
        switch source.text(at: index + 1) {
        case "if": clauses.append(Clause(condition: source.line(after: index + 1)))
        case "elseif": next(source.line(after: index + 1))
        case "else": next(nil)
        case "endif": _ = clauses.popLast()
        default: break
        }
    }

    private mutating func next(_ condition: String?) {
        guard var clause = clauses.popLast() else { return }
        if let before = clause.condition { clause.denied.append(before) }
        clause.condition = condition
        clauses.append(clause)
    }
}
