import WidgetWire

extension DeclaredParameter {
    /// The checked value in the form that the plugin gets: integers are widened for doubles.
    ///
    /// The default is always accepted, since the plugin chose it.
    func checked(
        _ value: ParameterValue.OneOf_Value, of owner: Declaration
    ) throws(RunnerError) -> ParameterValue.OneOf_Value {
        let value = value.widened(to: kind)
        guard value.kind == kind else {
            throw .value(
                of: owner, name: name,
                .wrongType(found: "\(value.kind)", expected: "\(kind)"))
        }
        if value == defaultValue { return value }
        switch value {
        case .int(let number): try checkRange(Double(number), "\(number)", owner)
        case .double(let number): try checkRange(number, "\(number)", owner)
        case .string(let text): try check(text, owner)
        case .bool, .date: break
        }
        return value
    }

    private func checkRange(
        _ number: Double, _ words: String, _ owner: Declaration
    ) throws(RunnerError) {
        guard let range else { return }
        guard number >= range.minimum, number <= range.maximum else {
            throw .value(of: owner, name: name, .outOfRange(words, range: range))
        }
    }

    private func check(_ text: String, _ owner: Declaration) throws(RunnerError) {
        guard !text.utf8.contains(0) else { throw .value(of: owner, name: name, .textWithNUL) }
        if isOptional, text.isEmpty { return }
        let texts = isList ? ListText.elements(of: text) : [text]
        if let count, texts.count < Int(count.minimum) || texts.count > Int(count.maximum) {
            throw .value(of: owner, name: name, .badCount(texts.count, count: count))
        }
        let known = choices.map(\.id)
        if !known.isEmpty, let other = texts.first(where: { !known.contains($0) }) {
            throw .value(of: owner, name: name, .unknownChoice(other, known: known))
        }
    }
}

extension ParameterValue.OneOf_Value {
    /// The type of parameter that takes this value.
    var kind: Parameter.Kind {
        switch self {
        case .bool: .bool
        case .int: .int
        case .double: .double
        case .string: .string
        case .date: .date
        }
    }

    fileprivate func widened(to kind: Parameter.Kind) -> Self {
        if case .int(let number) = self, kind == .double { .double(Double(number)) } else { self }
    }
}
