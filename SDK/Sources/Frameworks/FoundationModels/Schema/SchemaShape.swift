/// The constraints of a schema on a value.
indirect enum SchemaShape: Sendable {
    /// Any value.
    case anything
    /// A primitive type of JSON Schema: `string`, `integer`, `number` or `boolean`.
    case value(String)
    /// The schema of a type, resolved lazily because types may be recursive.
    case type(any Generable.Type)
    /// An array of a type's values.
    case list(any Generable.Type)
    /// A list of so many of a shape.
    case array(SchemaShape, minimum: Int?, maximum: Int?)
    /// Values of a shape by names that are not known before.
    case dictionary(SchemaShape)
    /// A name, a description, and properties.
    case object(String, String?, [GenerationSchema.Property])
    /// A name, a description, and the possible strings.
    case choices(String, String?, [String])
    /// A name, a description, and shapes of which it has one.
    case union(String, String?, [SchemaShape])
    /// A reference to a named schema.
    case reference(String)
    /// A schema with additional constraints.
    case guided(SchemaShape, [SchemaKeyword])

    /// The name that others can refer to it by.
    var name: String? {
        switch self {
        case .object(let name, _, _), .choices(let name, _, _), .union(let name, _, _): name
        default: nil
        }
    }
}

/// A keyword of JSON Schema with its value.
struct SchemaKeyword: Sendable {
    let name: String
    let value: GeneratedContent
    /// Said of each element of a list, not of the list.
    let ofItems: [SchemaKeyword]

    init(_ name: String, _ value: some ConvertibleToGeneratedContent) {
        (self.name, self.value, ofItems) = (name, value.generatedContent, [])
    }

    init(ofItems keywords: [SchemaKeyword]) {
        (name, value, ofItems) = ("items", GeneratedContent(kind: .null), keywords)
    }

    /// Adds the keyword to the members of a schema.
    func add(to members: inout [(String, GeneratedContent)]) {
        members.removeAll { $0.0 == name && ofItems.isEmpty }
        guard !ofItems.isEmpty else {
            members.append((name, value))
            return
        }
        guard let index = members.firstIndex(where: { $0.0 == name }),
            case .structure(let properties, let keys) = members[index].1.kind
        else { return }
        var items = keys.compactMap { key in properties[key].map { (key, $0) } }
        for keyword in ofItems { keyword.add(to: &items) }
        members[index].1 = GeneratedContent(members: items)
    }
}

extension GeneratedContent {
    /// Properties in their order.
    init(members: [(String, GeneratedContent)]) {
        self.init(properties: members.map { ($0.0, $0.1) }) { $1 }
    }
}
