public import Foundation

/// Coordinates reading and writing of files.
///
/// Differs from Apple: access is granted at once. Only the plugin uses its files, but it may run in
/// several processes at a time, which do not wait for one another here.
open class NSFileCoordinator: NSObject {
    /// Options for coordinated reading.
    public struct ReadingOptions: OptionSet, Sendable {
        /// The raw bits of the set.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Reads the file without asking presenters to save their changes.
        public static let withoutChanges = ReadingOptions(rawValue: 1)

        /// Follows a symbolic link.
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    }

    /// Options for coordinated writing.
    public struct WritingOptions: OptionSet, Sendable {
        /// The raw bits of the set.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The file will be deleted.
        public static let forDeleting = WritingOptions(rawValue: 1)

        /// The file will be moved.
        public static let forMoving = WritingOptions(rawValue: 2)

        /// A part of the file will be changed.
        public static let forMerging = WritingOptions(rawValue: 4)

        /// The file will be replaced.
        public static let forReplacing = WritingOptions(rawValue: 8)
    }

    /// Creates a coordinator.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {}

    /// Registers a presenter; it is never notified.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}

    /// Unregisters a presenter.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}

    /// Calls `reader` at once with the URL.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [],
        error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
    ) {
        reader(url)
    }

    /// Calls `writer` at once with the URL.
    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [],
        error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
    ) {
        writer(url)
    }

    /// Calls `readerWriter` at once with both URLs.
    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
        writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
        error outError: UnsafeMutablePointer<NSError?>?, byAccessor readerWriter: (URL, URL) -> Void
    ) {
        readerWriter(readingURL, writingURL)
    }
}

/// An object that presents a file and observes changes by others; here there are none.
public protocol NSFilePresenter: NSObjectProtocol {
    /// The URL of the presented file.
    var presentedItemURL: URL? { get }
    /// The queue on which the presenter is notified.
    var presentedItemOperationQueue: OperationQueue { get }
    /// Called when the file changed; never called here.
    func presentedItemDidChange()
    /// Called when a file in the folder changed; never called here.
    func presentedSubitemDidChange(at url: URL)
}

extension NSFilePresenter {
    /// Does nothing.
    public func presentedItemDidChange() {}
    /// Does nothing.
    public func presentedSubitemDidChange(at url: URL) {}
}
