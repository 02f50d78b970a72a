/// Finds values for one that the system gives, such as what a camera shows.
///
/// No effect here: no system asks.
public protocol IntentValueQuery: PersistentlyIdentifiable, Sendable {
    /// The type of what is given.
    associatedtype Input
    /// The type of what is found.
    associatedtype Result: ResultsCollection
    /// The type of each of them.
    associatedtype ResultValue = Result.Result

    /// Creates the query.
    init()
    /// The values for one.
    func values(for input: Input) async throws -> Result
}
