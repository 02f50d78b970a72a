extension Array: _IntentValue where Element: _IntentValue {
    /// Several values of the element type.
    public static var _schema: _ValueSchema? {
        guard var schema = Element._schema else { return nil }
        schema.kind = .string
        schema.isList = true
        return schema
    }

    /// A JSON array of the elements' strings.
    public var _stored: _StoredValue? {
        .list(of: compactMap { $0._stored?.description })
    }

    /// Returns the elements that still exist, from a JSON array or comma-separated strings.
    public static func _value(of stored: _StoredValue) async throws -> [Element]? {
        guard case .string = stored, let kind = Element._schema?.kind else { return nil }
        var elements: [Element] = []
        for text in stored.listTexts {
            guard let stored = _StoredValue(text, as: kind) else { continue }
            if let element = try await Element._value(of: stored) { elements.append(element) }
        }
        return elements
    }

    /// Returns an empty list.
    public static func _fallback() -> [Element]? { [] }
}

extension _StoredValue {
    /// Encodes several strings as a JSON array.
    package static func list(of texts: [String]) -> _StoredValue? {
        guard let data = try? JSONEncoder().encode(texts) else { return nil }
        return .string(String(decoding: data, as: UTF8.self))
    }

    /// The strings of a JSON array, or comma-separated ones; empty for other values.
    package var listTexts: [String] {
        guard case .string(let list) = self else { return [] }
        if let texts = try? JSONDecoder().decode([String].self, from: Data(list.utf8)) {
            return texts
        }
        return list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// Converts the string of a list element to a value.
    package init?(_ text: String, as kind: _ValueSchema.Kind) {
        switch kind {
        case .string: self = .string(text)
        case .bool:
            guard let value = Bool(text) else { return nil }
            self = .bool(value)
        case .int:
            guard let value = Int64(text) else { return nil }
            self = .int(value)
        case .double:
            guard let value = Double(text) else { return nil }
            self = .double(value)
        case .date:
            guard let value = try? Date(text, strategy: .iso8601) else { return nil }
            self = .date(value)
        }
    }
}
