/// How a type is shown to users.
public struct TypeDisplayRepresentation: Hashable, Sendable {
    /// The name of the type.
    public var name: LocalizedStringResource
    /// The name with a number.
    public var numericFormat: LocalizedStringResource?
    /// Synonyms for search.
    public var synonyms: [LocalizedStringResource]

    /// Creates a representation.
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
    /// Creates a name from a literal.
    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }

    /// Creates a name from an interpolated literal.
    public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// A type with a localized name.
public protocol TypeDisplayRepresentable: Sendable {
    /// The name of the type.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
    /// The name of the type as a string.
    static var typeDisplayName: LocalizedStringResource { get }
}

extension TypeDisplayRepresentable {
    /// The representation made from the name.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: typeDisplayName)
    }

    /// The name in the representation.
    public static var typeDisplayName: LocalizedStringResource { typeDisplayRepresentation.name }
}

/// A value that can be shown to users.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible, Sendable {
    /// How the value is shown to users.
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    /// The title.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
