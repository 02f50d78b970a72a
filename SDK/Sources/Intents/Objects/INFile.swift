/// A file that an intent works with.
public final class INFile: NSObject, Sendable {
    /// The content of the file.
    public let data: Data
    /// The name of the file.
    public let filename: String
    /// The URL of the file; always `nil`.
    public let fileURL: URL?
    /// The uniform type identifier of the content.
    public let typeIdentifier: String?

    /// Creates a file with a content.
    public init(data: Data, filename: String, typeIdentifier: String?) {
        self.data = data
        self.filename = filename
        fileURL = nil
        self.typeIdentifier = typeIdentifier
    }
}
