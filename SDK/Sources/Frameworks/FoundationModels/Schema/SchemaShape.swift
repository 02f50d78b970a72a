/// What a schema says of a value.
indirect enum SchemaShape: Sendable {
    /// Anything.
    case anything
    /// What JSON Schema calls so: `string`, `integer`, `number` or `boolean`.
    case value(String)
    /// What a type's own schema says; asked for late, as a type may hold others of itself.
    case type(any Generable.Type)
    /// A list of what a type's schema says.
    case list(any Generable.Type)
    /// A list of so many of a shape.
    case array(SchemaShape, minimum: Int?, maximum: Int?)
    /// Values of a shape by names that are not known before.
    case dictionary(SchemaShape)
    /// A name, a description, and properties.
    case object(String, String?, [GenerationSchema.Property])
    /// A name, a description, and texts of which it is one.
    case choices(String, String?, [String])
    /// A name, a description, and shapes of which it has one.
    case union(String, String?, [SchemaShape])
    /// What a schema of a name says.
    case reference(String)
    /// A shape with more said of it.
    case guided(SchemaShape, [SchemaKeyword])

    /// The name that others can refer to it by.
    var name: String? {
        switch self {
        case .object(let name, _, _), .choices(let name, _, _), .union(let name, _, _): name
        default: nil
        }
    }
}

/// A keyword of JSON Schema, and what it says of a value.
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

    /// Adds what is said to a schema's members.
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
