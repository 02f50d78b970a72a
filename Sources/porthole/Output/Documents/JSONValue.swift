import WidgetHost

/// A parameter's value in JSON.
struct JSONValue: Encodable {
    let value: ConfigurationValue

    init(_ value: ConfigurationValue) { self.value = value }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch value {
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .date(let value): try container.encode(value)
        }
    }
}
