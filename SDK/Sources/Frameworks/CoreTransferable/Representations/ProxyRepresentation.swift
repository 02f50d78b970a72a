/// Values that travel as values of another type.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
    TransferRepresentation
{
    /// A primitive: it has no body.
    public typealias Body = Never

    let forms: [TransferForm<Item>]

    /// Exports and imports values of another type.
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) { forms = Self.forms(exporting: exporting, importing: importing) }

    /// Exports values of another type.
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        forms = Self.forms(exporting: exporting, importing: nil)
    }

    /// Imports values of another type.
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        forms = Self.forms(exporting: nil, importing: importing)
    }

    private static func forms(
        exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?,
        importing: (@Sendable (ProxyRepresentation) async throws -> Item)?
    ) -> [TransferForm<Item>] {
        ProxyRepresentation.forms.map { form in
            var own = TransferForm<Item>(contentType: form.contentType)
            if let exporting, let send = form.exporting {
                own.exporting = { try await send(exporting($0)) }
            }
            if let importing, let receive = form.importing {
                own.importing = { try await importing(receive($0)) }
            }
            return own
        }
    }
}

extension ProxyRepresentation: FormedRepresentation {}
