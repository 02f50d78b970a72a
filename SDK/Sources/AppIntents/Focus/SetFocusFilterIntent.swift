/// An intent by which a Focus changes what the app shows.
///
/// It is listed and performed as any other; here no Focus ever turns it on by itself.
@_alwaysEmitConformanceMetadata
public protocol SetFocusFilterIntent: SystemIntent, InstanceDisplayRepresentable,
    _ResourceDescribedIntent
{
    /// What the system leaves out while the Focus is on.
    var appContext: FocusFilterAppContext { get async throws }
    /// Filters that the system suggests.
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
    /// Nothing is left out.
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

    /// None.
    public static func suggestedFocusFilters(
        for context: FocusFilterSuggestionContext
    ) async -> [Self] { [] }

    /// The filter of the Focus that is on.
    ///
    /// Here it always throws: there is none.
    public static var current: Self {
        get async throws { throw SetFocusFilterIntentError.notFound }
    }
}

/// A description that is a text alone, as authors of focus filters declare it.
public protocol _ResourceDescribedIntent {
    /// What the intent does, in a sentence or two.
    static var description: LocalizedStringResource? { get }
}

extension _ResourceDescribedIntent {
    /// No description.
    @_disfavoredOverload
    public static var description: LocalizedStringResource? { nil }

    /// The description in the user's language; `nil` for none.
    static var shownResource: String? {
        (description as LocalizedStringResource?).map { String(localized: $0) }
    }
}

/// Why there is no filter.
public enum SetFocusFilterIntentError: Error, Hashable, Sendable {
    /// No Focus is on that has one.
    case notFound
}

/// What the system leaves out while a Focus is on.
///
/// No effect here.
public struct FocusFilterAppContext: @unchecked Sendable {
    // Unchecked: a predicate does not change.

    /// Which notifications are shown.
    public let notificationFilterPredicate: NSPredicate?
    /// Which scenes are opened.
    public let targetContentIdentifierPrefix: String?

    /// Says what is left out.
    public init(
        notificationFilterPredicate: NSPredicate? = nil,
        targetContentIdentifierPrefix: String? = nil
    ) {
        self.notificationFilterPredicate = notificationFilterPredicate
        self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
    }
}

/// For what filters are suggested.
public struct FocusFilterSuggestionContext: Sendable {}
