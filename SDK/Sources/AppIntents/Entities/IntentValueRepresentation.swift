public import CoreTransferable

/// Values that travel as ones that intents know.
///
/// No effect here: no other app takes them.
public struct IntentValueRepresentation<Item: Transferable, IntentValue: _IntentValue>:
    TransferRepresentation
{
    /// It is made of no others.
    public typealias Body = Never

    /// Gives values.
    public init(exporting: @escaping @Sendable (Item) async throws -> IntentValue) {}

    /// Takes values.
    public init(importing: @escaping @Sendable (IntentValue) async throws -> Item) {}

    /// Gives and takes values.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> IntentValue,
        importing: @escaping @Sendable (IntentValue) async throws -> Item
    ) {}
}

extension AppEntity where Self: Transferable {
    /// How the entity travels as a value that intents know.
    public typealias ValueRepresentation<IntentValue: _IntentValue> =
        IntentValueRepresentation<Self, IntentValue>
}
