extension GeneratedContent {
    /// Reads all of it as a type.
    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value.Type = Value.self
    ) throws -> Value {
        try Value(self)
    }

    /// Reads a property as a type; throws where it is missing.
    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value.Type = Value.self, forProperty property: String
    ) throws -> Value {
        guard let content = try properties()[property] else {
            throw Self.failure("There is no property '\(property)' in \(jsonString)")
        }
        return try Value(content)
    }

    /// Reads a property; `nil` if it is missing or null.
    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value?.Type = Value?.self, forProperty property: String
    ) throws -> Value? {
        guard let content = try properties()[property], content.kind != .null else { return nil }
        return try Value(content)
    }

    /// The properties; throws where the content has none.
    func properties() throws -> [String: GeneratedContent] {
        guard case .structure(let properties, _) = kind else { throw mismatch("properties") }
        return properties
    }

    /// The elements; throws where the content is not a list.
    func elements() throws -> [GeneratedContent] {
        guard case .array(let elements) = kind else { throw mismatch("a list") }
        return elements
    }

    /// Returns the error for content of another kind.
    func mismatch(_ wanted: String) -> LanguageModelSession.GenerationError {
        Self.failure("\(jsonString) is not \(wanted)")
    }

    private static func failure(_ text: String) -> LanguageModelSession.GenerationError {
        .decodingFailure(.init(debugDescription: text))
    }
}
