/// A schema for generation: the kind, the properties and the allowed values.
public struct GenerationSchema: Sendable, CustomDebugStringConvertible, Encodable {
    let shape: SchemaShape
    /// The schemas that can be referenced by name.
    let named: [String: SchemaShape]

    init(shape: SchemaShape, named: [String: SchemaShape] = [:]) {
        (self.shape, self.named) = (shape, named)
    }

    /// Creates a schema with properties.
    public init(
        type: any Generable.Type, description: String? = nil, properties: [Property]
    ) {
        self.init(shape: .object("\(type)", description, properties))
    }

    /// Creates a schema of one of several strings.
    public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
        self.init(shape: .choices("\(type)", description, choices))
    }

    /// Creates a schema of one of several types.
    public init(
        type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]
    ) {
        self.init(shape: .union("\(type)", description, types.map { .type($0) }))
    }

    /// The schema as JSON Schema.
    public var debugDescription: String { document.jsonString }

    /// Encodes the schema as JSON Schema.
    public func encode(to encoder: any Encoder) throws {
        try EncodedContent(document).encode(to: encoder)
    }

    private var document: GeneratedContent {
        var writer = SchemaWriter(named: named)
        return writer.document(of: shape)
    }
}

extension GenerationSchema {
    /// A property of a generated type.
    public struct Property: Sendable {
        let name: String
        let description: String?
        let shape: SchemaShape
        let isOptional: Bool
        let keywords: [SchemaKeyword]

        init(
            name: String, description: String?, shape: SchemaShape, isOptional: Bool,
            keywords: [SchemaKeyword] = []
        ) {
            (self.name, self.description, self.shape) = (name, description, shape)
            (self.isOptional, self.keywords) = (isOptional, keywords)
        }

        /// A property of a type, and which values it may have.
        public init<Value: Generable>(
            name: String, description: String? = nil, type: Value.Type,
            guides: [GenerationGuide<Value>] = []
        ) {
            self.init(
                name: name, description: description, shape: .type(type), isOptional: false,
                keywords: guides.flatMap(\.keywords))
        }

        /// A property that may be missing.
        public init<Value: Generable>(
            name: String, description: String? = nil, type: Value?.Type,
            guides: [GenerationGuide<Value>] = []
        ) {
            self.init(
                name: name, description: description, shape: .type(Value.self), isOptional: true,
                keywords: guides.flatMap(\.keywords))
        }

        /// A text.
        ///
        /// Differs from Apple: the patterns, which cannot be read back from a `Regex`, are not part
        /// of the schema.
        public init<RegexOutput>(
            name: String, description: String? = nil, type: String.Type,
            guides: [Regex<RegexOutput>] = []
        ) {
            self.init(
                name: name, description: description, shape: .type(type), isOptional: false)
        }

        /// Creates an optional string property.
        ///
        /// Differs from Apple: the patterns, which cannot be read back from a `Regex`, are not part
        /// of the schema.
        public init<RegexOutput>(
            name: String, description: String? = nil, type: String?.Type,
            guides: [Regex<RegexOutput>] = []
        ) {
            self.init(
                name: name, description: description, shape: .type(String.self), isOptional: true)
        }
    }
}

/// Content, written by any encoder.
private struct EncodedContent: Encodable {
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private let content: GeneratedContent

    init(_ content: GeneratedContent) { self.content = content }

    func encode(to encoder: any Encoder) throws {
        var single: any SingleValueEncodingContainer { encoder.singleValueContainer() }
        switch content.kind {
        case .null:
            var container = single
            try container.encodeNil()
        case .bool(let value):
            var container = single
            try container.encode(value)
        case .number(let value):
            var container = single
            try container.encode(value)
        case .string(let value):
            var container = single
            try container.encode(value)
        case .array(let elements):
            try elements.map(EncodedContent.init).encode(to: encoder)
        case .structure(let properties, let keys):
            var container = encoder.container(keyedBy: Name.self)
            for key in keys {
                guard let value = properties[key] else { continue }
                try container.encode(EncodedContent(value), forKey: Name(stringValue: key))
            }
        }
    }
}
