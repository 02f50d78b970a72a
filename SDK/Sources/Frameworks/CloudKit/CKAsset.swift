public import Foundation

/// A file that is a value of a record.
public final class CKAsset: NSObject, @unchecked Sendable {
    // Unchecked: nothing in it changes.

    /// Where the file is.
    public let fileURL: URL?

    /// A file.
    public init(fileURL: URL) { self.fileURL = fileURL }
}
