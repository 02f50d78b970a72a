/// A schema that is made while the program runs.
public struct DynamicGenerationSchema: Sendable {
    let shape: SchemaShape

    /// A property of an object.
    public struct Property: Sendable {
        let property: GenerationSchema.Property

        /// A property, and whether it may be missing.
        public init(
            name: String, description: String? = nil, schema: DynamicGenerationSchema,
            isOptional: Bool = false
        ) {
            property = GenerationSchema.Property(
                name: name, description: description, shape: schema.shape, isOptional: isOptional)
        }
    }

    /// Creates a schema with properties.
    public init(name: String, description: String? = nil, properties: [Property]) {
        shape = .object(name, description, properties.map(\.property))
    }

    /// Creates a schema of one of several schemas.
    public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema])
    {
        shape = .union(name, description, choices.map(\.shape))
    }

    /// Creates a schema of one of several strings.
    public init(name: String, description: String? = nil, anyOf choices: [String]) {
        shape = .choices(name, description, choices)
    }

    /// Creates a schema of an array.
    public init(
        arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil,
        maximumElements: Int? = nil
    ) {
        shape = .array(itemSchema.shape, minimum: minimumElements, maximum: maximumElements)
    }

    /// Values by names that are not known before.
    public init(dictionaryOf valueSchema: DynamicGenerationSchema) {
        shape = .dictionary(valueSchema.shape)
    }

    /// A type, and which values it may have.
    public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {
        shape = .guided(.type(type), guides.flatMap(\.keywords))
    }

    /// Creates a reference to a named schema.
    public init(referenceTo name: String) { shape = .reference(name) }
}

extension GenerationSchema {
    /// A schema, and others that it refers to by their names.
    ///
    /// Throws `SchemaError` for duplicate names, duplicate properties, empty choices and unresolved
    /// references.
    public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
        let shapes = [root.shape] + dependencies.map(\.shape)
        var named: [String: SchemaShape] = [:]
        for shape in shapes {
            guard let name = shape.name else { continue }
            guard named.updateValue(shape, forKey: name) == nil else {
                throw SchemaError.duplicateType(
                    schema: root.shape.name, type: name,
                    context: .init(debugDescription: "Two schemas have the name '\(name)'"))
            }
        }
        for shape in shapes { try Self.check(shape, named: Set(named.keys), in: root.shape.name) }
        self.init(shape: root.shape, named: named)
    }

    private static func check(
        _ shape: SchemaShape, named: Set<String>, in schema: String?
    ) throws {
        switch shape {
        case .object(let name, _, let properties):
            var names: Set<String> = []
            for property in properties {
                guard names.insert(property.name).inserted else {
                    throw SchemaError.duplicateProperty(
                        schema: name, property: property.name,
                        context: .init(
                            debugDescription: "'\(name)' has '\(property.name)' twice"))
                }
                try check(property.shape, named: named, in: schema)
            }
        case .choices(let name, _, let choices) where choices.isEmpty:
            throw noChoices(name)
        case .union(let name, _, let shapes):
            guard !shapes.isEmpty else { throw noChoices(name) }
            for shape in shapes { try check(shape, named: named, in: schema) }
        case .reference(let name) where !named.contains(name):
            throw SchemaError.undefinedReferences(
                schema: schema, references: [name],
                context: .init(debugDescription: "There is no schema '\(name)'"))
        case .array(let shape, _, _), .dictionary(let shape), .guided(let shape, _):
            try check(shape, named: named, in: schema)
        default: break
        }
    }

    private static func noChoices(_ name: String) -> SchemaError {
        .emptyTypeChoices(
            schema: name, context: .init(debugDescription: "'\(name)' has no choices"))
    }
}
