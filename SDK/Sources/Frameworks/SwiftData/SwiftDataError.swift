/// An error of a store.
public struct SwiftDataError: Error, Equatable, Hashable, Sendable {
    private let name: String

    /// The history from a token on was deleted.
    public static let historyTokenExpired = SwiftDataError(name: "historyTokenExpired")
    /// The history's predicate cannot be used.
    public static let invalidTransactionFetchRequest = SwiftDataError(
        name: "invalidTransactionFetchRequest")
    /// The store could not be opened.
    public static let loadIssueModelContainer = SwiftDataError(name: "loadIssueModelContainer")
    /// An object cannot be saved: a delete rule denies a deletion.
    public static let modelValidationFailure = SwiftDataError(name: "modelValidationFailure")
    /// The predicate cannot be used.
    public static let unsupportedPredicate = SwiftDataError(name: "unsupportedPredicate")
    /// The order cannot be used.
    public static let unsupportedSortDescriptor = SwiftDataError(
        name: "unsupportedSortDescriptor")
    /// The key path cannot be used.
    public static let unsupportedKeyPath = SwiftDataError(name: "unsupportedKeyPath")
    /// The context has no store.
    public static let missingModelContext = SwiftDataError(name: "missingModelContext")
}
