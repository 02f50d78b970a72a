public import Foundation
public import UniformTypeIdentifiers

/// Values that travel as bytes of the author's making.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    /// A primitive: it has no body.
    public typealias Body = Never

    let forms: [TransferForm<Item>]

    /// Exports and imports data.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        forms = [
            TransferForm(
                contentType: contentType, exporting: { .data(try await exporting($0)) },
                importing: { try await importing($0.data) })
        ]
    }

    /// Exports data.
    public init(
        exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
    ) {
        forms = [
            TransferForm(
                contentType: exportedContentType, exporting: { .data(try await exporting($0)) })
        ]
    }

    /// Imports data.
    public init(
        importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        forms = [
            TransferForm(
                contentType: importedContentType, importing: { try await importing($0.data) })
        ]
    }
}

extension DataRepresentation: FormedRepresentation {}
