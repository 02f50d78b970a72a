public import Foundation

/// A picture, sound or film that goes along with a message.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    // Unchecked: nothing changes after it is made.

    /// Its name.
    public let identifier: String
    /// Where it lies.
    public let url: URL

    /// Names a file.
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
