public import Foundation

/// An attachment of a notification: an image, audio or a movie.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The identifier.
    public let identifier: String
    /// The URL.
    public let url: URL

    /// Creates an attachment.
    ///
    /// - Throws: `UNError`, when there is no such file.
    public init(
        identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil
    ) throws {
        guard FileManager.default.isReadableFile(atPath: URL.path) else {
            throw UNError(code: .attachmentInvalidURL)
        }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        url = URL
    }
}
