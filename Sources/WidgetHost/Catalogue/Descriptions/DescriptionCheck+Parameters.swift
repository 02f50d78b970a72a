import Foundation
import WidgetWire

extension DescriptionCheck {
    /// The checked parameters of a kind; throws the first problem found.
    func parameters(
        _ messages: [Parameter], of kind: String
    ) throws(PluginProblem) -> [WidgetParameter] {
        guard messages.count <= ContractLimits.parameters else {
            throw bad("declares more than \(ContractLimits.parameters) parameters for '\(kind)'")
        }
        var parameters: [WidgetParameter] = []
        for message in messages {
            parameters.append(try parameter(message, of: kind, after: parameters))
        }
        let types = Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0.type) })
        for (index, message) in messages.enumerated() {
            parameters[index].isUnasked = message.unasked
            parameters[index].cases = try cases(message, types, of: kind)
        }
        return parameters
    }

    private func parameter(
        _ message: Parameter, of kind: String, after earlier: [WidgetParameter]
    ) throws(PluginProblem) -> WidgetParameter {
        guard let name = label(message.name, limit: Self.nameLimit), name == message.name else {
            throw bad("declares a parameter without a usable name for '\(kind)'")
        }
        guard !earlier.contains(where: { $0.name == name }) else {
            throw bad("declares the parameter '\(name)' of '\(kind)' twice")
        }
        guard let type = message.kind.type else {
            throw bad("declares the parameter '\(name)' of '\(kind)' without a usable type")
        }
        let value = ConfigurationValue(wire: message.defaultValue) ?? type.zero
        guard value.type == type else {
            throw bad("declares the parameter '\(name)' of '\(kind)' with another type's default")
        }
        guard message.defaultValue.isShowable else {
            throw bad(
                "declares the parameter '\(name)' of '\(kind)' with a default that is not a number, "
                    + "or no date of the years 1 to 9999")
        }
        return WidgetParameter(
            name: name, title: label(message.title, limit: Self.nameLimit) ?? name,
            description: label(message.summary) ?? "", defaultValue: value,
            isOptional: message.optional, isList: message.list,
            choices: try choices(message, of: kind), range: try range(message, of: kind),
            count: try count(message, of: kind), hasOptions: message.findsOptions)
    }

    private func choices(
        _ message: Parameter, of kind: String
    ) throws(PluginProblem) -> [ParameterChoice] {
        guard message.choices.count <= ContractLimits.choices else {
            throw bad(
                "declares the parameter '\(message.name)' of '\(kind)' with more than "
                    + "\(ContractLimits.choices) choices")
        }
        var ids: Set<String> = []
        return try message.choices.map { choice throws(PluginProblem) in
            guard let id = label(choice.id), id == choice.id, ids.insert(id).inserted else {
                throw bad(
                    "declares the parameter '\(message.name)' of '\(kind)' with a choice that is "
                        + "not printable or there twice")
            }
            return ParameterChoice(
                id: id, title: label(choice.title, limit: Self.nameLimit) ?? id,
                subtitle: label(choice.subtitle, limit: Self.nameLimit) ?? "")
        }
    }

    private func range(
        _ message: Parameter, of kind: String
    ) throws(PluginProblem) -> ClosedRange<Double>? {
        guard message.hasRange else { return nil }
        guard message.range.minimum <= message.range.maximum else {
            throw bad("declares the parameter '\(message.name)' of '\(kind)' with a range of none")
        }
        return message.range.minimum...message.range.maximum
    }

    private func count(
        _ message: Parameter, of kind: String
    ) throws(PluginProblem) -> ClosedRange<Int>? {
        guard message.hasCount else { return nil }
        guard let least = Int(exactly: message.count.minimum),
            let greatest = Int(exactly: message.count.maximum), 0 <= least, least <= greatest
        else {
            throw bad("declares the parameter '\(message.name)' of '\(kind)' with a count of none")
        }
        return least...greatest
    }
}

extension Parameter.Kind {
    fileprivate var type: ParameterType? {
        switch self {
        case .bool: .bool
        case .int: .int
        case .double: .double
        case .string: .string
        case .date: .date
        case .unspecified, .UNRECOGNIZED: nil
        }
    }
}

extension ParameterType {
    /// The default of a parameter that declares none.
    fileprivate var zero: ConfigurationValue {
        switch self {
        case .bool: .bool(false)
        case .int: .int(0)
        case .double: .double(0)
        case .string: .string("")
        case .date: .date(Date(timeIntervalSince1970: 0))
        }
    }
}
