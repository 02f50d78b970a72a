public import Combine
public import Foundation
public import UniformTypeIdentifiers

/// Transfers values in encoded form, by default as JSON.
public struct CodableRepresentation<
    Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable,
    Decoder: TopLevelDecoder & Sendable
>: TransferRepresentation where Encoder.Output == Data, Decoder.Input == Data {
    /// A primitive: it has no body.
    public typealias Body = Never

    let forms: [TransferForm<Item>]

    /// Exports and imports with an encoder and a decoder.
    public init(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
    ) {
        forms = [
            TransferForm(
                contentType: contentType, exporting: { .data(try encoder.encode($0)) },
                importing: { try decoder.decode(Item.self, from: $0.data) })
        ]
    }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
    /// Exports and imports JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(
            for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }
}

extension CodableRepresentation: FormedRepresentation {}
