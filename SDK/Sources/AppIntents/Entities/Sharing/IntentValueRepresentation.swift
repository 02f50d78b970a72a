public import CoreTransferable

/// Converts items to values of intents and back.
///
/// No effect here: other apps receive no values.
public struct IntentValueRepresentation<Item: Transferable, IntentValue: _IntentValue>:
    TransferRepresentation
{
    /// A primitive: it has no body.
    public typealias Body = Never

    /// Exports values.
    public init(exporting: @escaping @Sendable (Item) async throws -> IntentValue) {}

    /// Imports values.
    public init(importing: @escaping @Sendable (IntentValue) async throws -> Item) {}

    /// Exports and imports values.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> IntentValue,
        importing: @escaping @Sendable (IntentValue) async throws -> Item
    ) {}
}

extension AppEntity where Self: Transferable {
    /// How the entity is converted to a value of intents.
    public typealias ValueRepresentation<IntentValue: _IntentValue> =
        IntentValueRepresentation<Self, IntentValue>
}
