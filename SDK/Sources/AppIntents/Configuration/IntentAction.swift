extension AppIntent {
    /// The intent's name and its parameters in JSON: what a press performs, also after a restart.
    package var actionIdentifier: String {
        var values: [String: JSONScalar] = [:]
        for (name, parameter) in parameters {
            values[name] = parameter.stored.map(JSONScalar.init)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(values)) ?? Data("{}".utf8)
        return Self.persistentIdentifier + String(decoding: data, as: UTF8.self)
    }
}

/// A stored value as JSON has it; a date is its seconds since 1970.
private struct JSONScalar: Encodable {
    let value: _StoredValue

    init(_ value: _StoredValue) { self.value = value }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch value {
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .date(let value): try container.encode(value.timeIntervalSince1970)
        }
    }
}
