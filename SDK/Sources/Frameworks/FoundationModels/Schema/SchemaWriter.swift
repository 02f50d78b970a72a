/// Writes JSON Schema: the root, and all other objects once under `$defs`.
struct SchemaWriter {
    private typealias Members = [(String, GeneratedContent)]

    private let named: [String: SchemaShape]
    /// The names that are written or being written.
    private var seen: Set<String> = []
    private var definitions: Members = []

    init(named: [String: SchemaShape]) { self.named = named }

    mutating func document(of root: SchemaShape) -> GeneratedContent {
        if let name = root.name { seen.insert(name) }
        var members = body(of: root)
        if !definitions.isEmpty {
            members.append(("$defs", GeneratedContent(members: definitions)))
        }
        return GeneratedContent(members: members)
    }

    /// The shape, or where it has a name a reference to its definition.
    private mutating func written(_ shape: SchemaShape) -> Members {
        switch shape {
        case .type(let type):
            return written(type.generationSchema.shape)
        case .reference(let name):
            guard let target = named[name] else { return reference(to: name) }
            return written(target)
        default: break
        }
        guard let name = shape.name else { return body(of: shape) }
        if seen.insert(name).inserted {
            let body = body(of: shape)
            definitions.append((name, GeneratedContent(members: body)))
        }
        return reference(to: name)
    }

    private func reference(to name: String) -> Members {
        [("$ref", "#/$defs/\(name)".generatedContent)]
    }

    private mutating func content(of shape: SchemaShape) -> GeneratedContent {
        GeneratedContent(members: written(shape))
    }

    private mutating func body(of shape: SchemaShape) -> Members {
        switch shape {
        case .anything: return []
        case .value(let type): return [("type", type.generatedContent)]
        case .type, .reference: return written(shape)
        case .list(let type):
            return [("type", "array".generatedContent), ("items", content(of: .type(type)))]
        case .array(let items, let minimum, let maximum):
            return [("type", "array".generatedContent), ("items", content(of: items))]
                + [("minItems", minimum), ("maxItems", maximum)].compactMap { name, count in
                    count.map { (name, $0.generatedContent) }
                }
        case .dictionary(let values):
            return [
                ("type", "object".generatedContent), ("additionalProperties", content(of: values)),
            ]
        case .object(let name, let description, let properties):
            return object(name, description, properties)
        case .choices(let name, let description, let choices):
            return introduction(name, description, type: "string")
                + [("enum", choices.generatedContent)]
        case .union(let name, let description, let shapes):
            let choices = shapes.map { content(of: $0) }
            return introduction(name, description, type: nil)
                + [("anyOf", choices.generatedContent)]
        case .guided(let shape, let keywords):
            var members = written(shape)
            for keyword in keywords { keyword.add(to: &members) }
            return members
        }
    }

    private func introduction(_ name: String, _ description: String?, type: String?) -> Members {
        [("title", name), ("description", description), ("type", type)].compactMap { key, value in
            value.map { (key, $0.generatedContent) }
        }
    }

    private mutating func object(
        _ name: String, _ description: String?, _ properties: [GenerationSchema.Property]
    ) -> Members {
        var members: Members = []
        for property in properties {
            var about = written(property.shape)
            for keyword in property.keywords { keyword.add(to: &about) }
            if let description = property.description {
                about.append(("description", description.generatedContent))
            }
            members.append((property.name, GeneratedContent(members: about)))
        }
        let names = properties.map(\.name)
        let required = properties.filter { !$0.isOptional }.map(\.name)
        return introduction(name, description, type: "object") + [
            ("properties", GeneratedContent(members: members)),
            ("required", required.generatedContent),
            ("additionalProperties", false.generatedContent),
            ("x-order", names.generatedContent),
        ]
    }
}
