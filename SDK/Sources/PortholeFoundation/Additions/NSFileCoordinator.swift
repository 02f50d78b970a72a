public import Foundation

/// Reads and writes files in turn with other processes.
///
/// Differs from Apple: there are no turns; only the plugin's own process uses its files.
open class NSFileCoordinator: NSObject {
    /// What a reader needs.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The set as bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The file as it is.
        public static let withoutChanges = ReadingOptions(rawValue: 1)
    }

    /// What a writer does.
    public struct WritingOptions: OptionSet, Sendable {
        /// The set as bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Deletes the file.
        public static let forDeleting = WritingOptions(rawValue: 1)

        /// Replaces the file.
        public static let forReplacing = WritingOptions(rawValue: 8)
    }

    /// Makes a coordinator.
    public init(filePresenter filePresenterOrNil: Any? = nil) {}

    /// Calls `reader` at once.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [],
        error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
    ) {
        reader(url)
    }

    /// Calls `writer` at once.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [],
        error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
    ) {
        writer(url)
    }
}
