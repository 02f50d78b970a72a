public import Foundation
public import UniformTypeIdentifiers

/// A file to send.
public struct SentTransferredFile: Sendable {
    /// The URL of the file.
    public let file: URL
    /// Whether the receiver may change it in place.
    public let allowAccessingOriginalFile: Bool

    /// Creates a file to send.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that came; it may be gone when the closure that takes it returns.
public struct ReceivedTransferredFile: Sendable {
    /// The URL of the file.
    public let file: URL
    /// Whether it is the sender's original and not a copy.
    public let isOriginalFile: Bool
}

/// Values that travel as files.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    /// A primitive: it has no body.
    public typealias Body = Never

    let forms: [TransferForm<Item>]

    /// Exports and imports files.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        forms = [
            TransferForm(
                contentType: contentType, exporting: { .file(try await exporting($0).file) },
                importing: Self.receiving(contentType, importing))
        ]
    }

    /// Exports files.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        forms = [
            TransferForm(
                contentType: exportedContentType,
                exporting: { .file(try await exporting($0).file) })
        ]
    }

    /// Imports files.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        forms = [
            TransferForm(
                contentType: importedContentType,
                importing: Self.receiving(importedContentType, importing))
        ]
    }

    private static func receiving(
        _ type: UTType,
        _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) -> @Sendable (TransferContent) async throws -> Item {
        { content in
            try await content.asFile(of: type) { file in
                try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
            }
        }
    }
}

extension FileRepresentation: FormedRepresentation {}
