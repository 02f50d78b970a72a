import Foundation
import UniformTypeIdentifiers

/// A type of data in which an item is transferred.
struct TransferForm<Item>: Sendable {
    let contentType: UTType
    var exporting: (@Sendable (Item) async throws -> TransferContent)?
    var importing: (@Sendable (TransferContent) async throws -> Item)?
    var fileName: (@Sendable (Item) -> String?)?
    var condition: (@Sendable (Item) -> Bool)?
    var visibility = TransferRepresentationVisibility.all
}

/// The transferred content: data, or a file of the sender.
enum TransferContent: Sendable {
    case data(Data)
    case file(URL)

    var data: Data {
        get throws {
            switch self {
            case .data(let data): data
            case .file(let file): try Data(contentsOf: file)
            }
        }
    }

    /// Provides the content as a file; a temporary one is deleted afterwards.
    func asFile<Result>(
        of type: UTType, _ body: (URL) async throws -> Result
    ) async throws -> Result {
        switch self {
        case .file(let file): return try await body(file)
        case .data(let data):
            let file = FileManager.default.temporaryDirectory
                .appendingPathComponent(type.fileName(UUID().uuidString))
            try data.write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            return try await body(file)
        }
    }
}

/// A representation that knows its forms, not made of others by an author's `body`.
protocol FormedRepresentation<Item>: TransferRepresentation where Body == Never {
    var forms: [TransferForm<Item>] { get }
}

/// Returns the forms of a representation; for a custom one those of its body.
func transferForms<R: TransferRepresentation>(of representation: R) -> [TransferForm<R.Item>] {
    if let formed = representation as? any FormedRepresentation<R.Item> { return formed.forms }
    return transferForms(of: representation.body) as? [TransferForm<R.Item>] ?? []
}

/// Forms that a builder put together or a modifier changed.
struct FormList<Item: Transferable>: FormedRepresentation {
    let forms: [TransferForm<Item>]
}
