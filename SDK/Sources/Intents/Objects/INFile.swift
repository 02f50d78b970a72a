/// A file that an intent works with.
public final class INFile: NSObject, Sendable {
    /// The file's content.
    public let data: Data
    /// The file's name.
    public let filename: String
    /// Where the file is.
    public let fileURL: URL?
    /// What the file is, as a uniform type identifier.
    public let typeIdentifier: String?

    /// A file of a content.
    public init(data: Data, filename: String, typeIdentifier: String?) {
        self.data = data
        self.filename = filename
        fileURL = nil
        self.typeIdentifier = typeIdentifier
    }
}
