public import Foundation

/// A file that is a value of a record.
public final class CKAsset: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The URL of the file.
    public let fileURL: URL?

    /// Creates an asset from a file.
    public init(fileURL: URL) { self.fileURL = fileURL }
}
