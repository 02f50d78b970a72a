/// An intent that filters the content of the app while a Focus is active.
///
/// Differs from Apple: it is listed and performed like any other intent, and no Focus activates it.
@_alwaysEmitConformanceMetadata
public protocol SetFocusFilterIntent: SystemIntent, InstanceDisplayRepresentable,
    _ResourceDescribedIntent
{
    /// What the system filters while the Focus is active.
    var appContext: FocusFilterAppContext { get async throws }
    /// Returns suggested filters.
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
    /// Filters nothing by default.
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

    /// Returns no suggestions by default.
    public static func suggestedFocusFilters(
        for context: FocusFilterSuggestionContext
    ) async -> [Self] { [] }

    /// The filter of the active Focus.
    ///
    /// Differs from Apple: it always throws, because there is none.
    public static var current: Self {
        get async throws { throw SetFocusFilterIntentError.notFound }
    }
}

/// An intent whose description is a string resource, as authors of focus filters declare it.
public protocol _ResourceDescribedIntent {
    /// A description of the intent.
    static var description: LocalizedStringResource? { get }
}

extension _ResourceDescribedIntent {
    /// No description by default.
    @_disfavoredOverload
    public static var description: LocalizedStringResource? { nil }

    /// The localized description; `nil` if there is none.
    static var shownResource: String? {
        (description as LocalizedStringResource?).map { String(localized: $0) }
    }
}

/// The reason why there is no filter.
public enum SetFocusFilterIntentError: Error, Hashable, Sendable {
    /// No active Focus has a filter.
    case notFound
}

/// What the system filters while a Focus is active.
///
/// No effect here.
public struct FocusFilterAppContext: @unchecked Sendable {
    // Unchecked: predicates are immutable.

    /// Selects the notifications to show.
    public let notificationFilterPredicate: NSPredicate?
    /// Selects the scenes to open.
    public let targetContentIdentifierPrefix: String?

    /// Creates a context.
    public init(
        notificationFilterPredicate: NSPredicate? = nil,
        targetContentIdentifierPrefix: String? = nil
    ) {
        self.notificationFilterPredicate = notificationFilterPredicate
        self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
    }
}

/// The context for suggesting filters.
public struct FocusFilterSuggestionContext: Sendable {}
