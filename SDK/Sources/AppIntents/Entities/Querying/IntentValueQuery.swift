/// A query that finds values for an input from the system, such as a camera image.
///
/// No effect here: the system provides no input.
public protocol IntentValueQuery: PersistentlyIdentifiable, Sendable {
    /// The type of the input.
    associatedtype Input
    /// The type of the results.
    associatedtype Result: ResultsCollection
    /// The type of a single result.
    associatedtype ResultValue = Result.Result

    /// Creates the query.
    init()
    /// Returns the values for an input.
    func values(for input: Input) async throws -> Result
}
