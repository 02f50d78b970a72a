/// A value of one of several types: an enumeration marked `@UnionValue`.
public protocol AppUnionValue: _IntentValue, TypeDisplayRepresentable {
    /// The type of the case names.
    associatedtype Cases: AppUnionValueCasesProviding
    /// How the cases are shown to users.
    static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { get }
    /// The associated value of each case.
    static var _members: [_UnionMember<Self>] { get }
}

/// The case names of a union value.
public protocol AppUnionValueCasesProviding: Hashable, CaseIterable, RawRepresentable, Sendable
where RawValue == String {}

/// Makes an enumeration with one associated value per case usable as the type of parameters.
@attached(
    extension, conformances: AppUnionValue, names: named(Cases), named(_members))
public macro UnionValue() = #externalMacro(module: "SwiftUIMacros", type: "UnionValueMacro")

/// A case of a union value.
public struct _UnionMember<Union: Sendable>: Sendable {
    let name: String
    let schema: @Sendable () -> _ValueSchema?
    let stored: @Sendable (Union) -> (_StoredValue?, DisplayRepresentation?)?
    let value: @Sendable (String) async throws -> Union?

    /// Creates a case with a name; `value` extracts the associated value, `union` wraps one.
    public init<Value: _IntentValue>(
        _ name: String, value: @escaping @Sendable (Union) -> Value?,
        union: @escaping @Sendable (Value) -> Union
    ) {
        self.name = name
        schema = { Value._schema }
        stored = { value($0).map { ($0._stored, $0._display) } }
        self.value = { text in
            guard let schema = Value._schema, let stored = _StoredValue(text, as: schema.kind)
            else { return nil }
            return try await Value._value(of: stored).map(union)
        }
    }
}

extension AppUnionValue {
    /// The type's name.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: LocalizedStringResource(stringLiteral: "\(Self.self)"))
    }

    /// The names of the cases; empty by default.
    public static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { [:] }

    /// The choices of all cases; a value is stored as the name of its case followed by its own
    /// string.
    public static var _schema: _ValueSchema? {
        var schema = _ValueSchema(.string)
        schema.options = { search in
            var sections: [_ValueSection] = []
            for member in _members {
                guard let own = member.schema() else { continue }
                let found =
                    try await own.options?(search)
                    ?? [_ValueSection(choices: own.choices)].matching(search)
                sections += found.map { section in
                    _ValueSection(
                        title: section.title ?? title(of: member), subtitle: section.subtitle,
                        choices: section.choices.map { choice in
                            _ValueChoice(
                                id: "\(member.name):\(choice.id)", title: choice.title,
                                subtitle: choice.subtitle, synonyms: choice.synonyms)
                        })
                }
            }
            return sections.filter { !$0.choices.isEmpty }
        }
        return schema
    }

    private static func title(of member: _UnionMember<Self>) -> String {
        let representation = Cases(rawValue: member.name).flatMap { caseDisplayRepresentations[$0] }
        return representation.map { String(localized: $0.title) } ?? member.name
    }

    private var parts: (name: String, stored: _StoredValue?, display: DisplayRepresentation?)? {
        for member in Self._members {
            if let (stored, display) = member.stored(self) { return (member.name, stored, display) }
        }
        return nil
    }

    /// The name of the case and the associated value as a string.
    public var _stored: _StoredValue? {
        parts.flatMap { parts in parts.stored.map { .string("\(parts.name):\($0)") } }
    }

    /// How the associated value is shown to users.
    public var _display: DisplayRepresentation? { parts?.display }

    /// Returns the case that the string names, or else the first whose type accepts the string.
    public static func _value(of stored: _StoredValue) async throws -> Self? {
        let text = stored.description
        if let member = _members.first(where: { text.hasPrefix("\($0.name):") }) {
            return try await member.value(String(text.dropFirst(member.name.count + 1)))
        }
        for member in _members {
            if let value = try await member.value(text) { return value }
        }
        return nil
    }
}

extension IntentParameter where Value.UnwrappedType: AppUnionValue {
    /// Creates a parameter with a union value.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(ParameterTraits(title: title, description: description), default: defaultValue)
    }
}
