/// How users see a type of values.
public struct TypeDisplayRepresentation: Hashable, Sendable {
    /// The type's name.
    public var name: LocalizedStringResource
    /// The name with a number in it.
    public var numericFormat: LocalizedStringResource?
    /// Other words by which users find it.
    public var synonyms: [LocalizedStringResource]

    /// Names a type.
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        self.name = name
        self.numericFormat = numericFormat
        self.synonyms = synonyms
    }
}

extension TypeDisplayRepresentation: ExpressibleByStringInterpolation {
    /// Names a type by a text of the source.
    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }

    /// Names a type by a text with values in it.
    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// A type with a name that users see.
public protocol TypeDisplayRepresentable: Sendable {
    /// The type's name.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    /// The type's name alone.
    static var typeDisplayName: LocalizedStringResource { get }
}

extension TypeDisplayRepresentable {
    /// The name as its text alone says it.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: typeDisplayName)
    }

    /// The name of the representation.
    public static var typeDisplayName: LocalizedStringResource { typeDisplayRepresentation.name }
}

/// A value that users see.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible, Sendable {
    /// How users see it.
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    /// The title alone.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
