public import Foundation
import UniformTypeIdentifiers

extension Data: Transferable {
    /// Transfers the data itself.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension String: Transferable {
    /// Transfers UTF-8.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            try text($0)
        }
        DataRepresentation(importedContentType: .plainText) { try text($0) }
    }

    @Sendable private static func text(_ data: Data) throws -> String {
        guard let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return text
    }
}

extension URL: Transferable {
    /// Transfers the URL as text.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: {
            guard let url = String(data: $0, encoding: .utf8).flatMap(URL.init(string:)) else {
                throw CocoaError(.coderInvalidValue)
            }
            return url
        }
    }
}
