public import Foundation

/// What a page says of itself.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
    // Unchecked: used by one thread, as on Apple's platforms.

    /// The page that was asked for.
    open var originalURL: URL?
    /// The page that answered.
    open var url: URL?
    /// Its title.
    open var title: String?
    /// Its small picture.
    open var iconProvider: NSItemProvider?
    /// Its picture.
    open var imageProvider: NSItemProvider?
}

/// Asks pages what they say of themselves.
///
/// Differs from Apple: it asks none; asking fails with `LPError.metadataFetchFailed`.
open class LPMetadataProvider: NSObject {
    /// How long to wait, in seconds.
    open var timeout: TimeInterval = 30
    /// Whether pictures are asked for too.
    open var shouldFetchSubresources = true

    /// Asks a page: fails.
    open func startFetchingMetadata(
        for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) { completionHandler(nil, failure()) }

    /// Asks a page: fails.
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        throw failure()
    }

    /// Stops asking.
    open func cancel() {}

    private func failure() -> LPError {
        PluginLog.warnOnce("There are no link previews on Linux: LPMetadataProvider fails.")
        return LPError(code: .metadataFetchFailed)
    }
}

/// Why nothing is known of a page.
public struct LPError: Error, Hashable, Sendable {
    /// The reasons why an operation fails.
    public enum Code: Int, Sendable {
        /// The value is unknown.
        case unknown = 1
        /// It could not be asked.
        case metadataFetchFailed
        /// The caller stopped.
        case metadataFetchCancelled
        /// It took too long.
        case metadataFetchTimedOut
    }

    /// The reason for the error.
    public let code: Code
}
