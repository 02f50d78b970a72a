public import Combine
public import Foundation
public import UniformTypeIdentifiers

/// Values that travel as what an encoder makes of them, JSON where nothing else is said.
public struct CodableRepresentation<
    Item: Transferable & Codable, Encoder: TopLevelEncoder & Sendable,
    Decoder: TopLevelDecoder & Sendable
>: TransferRepresentation where Encoder.Output == Data, Decoder.Input == Data {
    /// A primitive: it has no body.
    public typealias Body = Never

    let forms: [TransferForm<Item>]

    /// Gives and takes what an encoder writes and a decoder reads.
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
    /// Gives and takes JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.init(
            for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }
}

extension CodableRepresentation: FormedRepresentation {}
