/// An intent that shows search results in the app.
@_alwaysEmitConformanceMetadata
public protocol ShowInAppSearchResultsIntent: SystemIntent {
    /// The parameter with the search text.
    var criteria: StringSearchCriteria { get set }
    /// The available search scopes.
    static var searchScopes: [StringSearchScope] { get }
}

/// The criteria of a search.
public struct StringSearchCriteria: Hashable, Sendable {
    /// The search text.
    public let term: String

    /// Creates criteria from a search text.
    public init(term: String) { self.term = term }
}

extension StringSearchCriteria: _IntentValue {
    /// A string.
    public static var _schema: _ValueSchema? { _ValueSchema(.string) }
    /// The search text.
    public var _stored: _StoredValue? { .string(term) }
    /// Returns criteria with the stored search text.
    public static func _value(of stored: _StoredValue) -> StringSearchCriteria? {
        if case .string(let term) = stored { StringSearchCriteria(term: term) } else { nil }
    }
}

extension IntentParameter where Value.UnwrappedType == StringSearchCriteria {
    /// Creates a parameter with search criteria.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(ParameterTraits(title: title, description: description))
    }
}

/// The scope of a search.
public enum StringSearchScope: Hashable, Sendable {
    /// General.
    case general
    /// Movies.
    case movies
    /// TV shows.
    case tv
}
