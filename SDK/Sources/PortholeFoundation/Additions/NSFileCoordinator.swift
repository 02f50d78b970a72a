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

        /// The file that a link points to.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    }

    /// What a writer does.
    public struct WritingOptions: OptionSet, Sendable {
        /// The set as bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Deletes the file.
        public static let forDeleting = WritingOptions(rawValue: 1)

        /// Moves the file.
        public static let forMoving = WritingOptions(rawValue: 2)

        /// Changes a part of the file.
        public static let forMerging = WritingOptions(rawValue: 4)

        /// Replaces the file.
        public static let forReplacing = WritingOptions(rawValue: 8)
    }

    /// Makes a coordinator.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {}

    /// Tells a presenter of changes: there are none but the plugin's own.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}

    /// Tells a presenter of changes no longer.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}

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

    /// Calls `readerWriter` at once.
    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
        writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
        error outError: UnsafeMutablePointer<NSError?>?, byAccessor readerWriter: (URL, URL) -> Void
    ) {
        readerWriter(readingURL, writingURL)
    }
}

/// An object that shows a file and wants to know what others do to it: nobody does here.
public protocol NSFilePresenter: NSObjectProtocol {
    /// The file.
    var presentedItemURL: URL? { get }
    /// Where the object is told.
    var presentedItemOperationQueue: OperationQueue { get }
    /// The file is another now: never called here.
    func presentedItemDidChange()
    /// A file of the folder is another now: never called here.
    func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
    /// Does nothing.
    public func presentedItemDidChange() {}
    /// Does nothing.
    public func presentedSubitemDidChange(at url: URL) {}
}
