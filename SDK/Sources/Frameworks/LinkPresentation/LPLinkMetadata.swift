public import Foundation

/// The metadata of a web page.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
    // Unchecked: used by one thread, as on Apple's platforms.

    /// The original URL.
    open var originalURL: URL?
    /// The URL of the loaded page.
    open var url: URL?
    /// The title.
    open var title: String?
    /// The icon.
    open var iconProvider: NSItemProvider?
    /// The image.
    open var imageProvider: NSItemProvider?
}

/// Fetches the metadata of web pages.
///
/// Differs from Apple: fetching always fails with `LPError.metadataFetchFailed`.
open class LPMetadataProvider: NSObject {
    /// The timeout in seconds.
    open var timeout: TimeInterval = 30
    /// Whether to fetch images as well.
    open var shouldFetchSubresources = true

    /// Fetches the metadata; it always fails.
    open func startFetchingMetadata(
        for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
    ) { completionHandler(nil, failure()) }

    /// Fetches the metadata; it always fails.
    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        throw failure()
    }

    /// Cancels fetching.
    open func cancel() {}

    private func failure() -> LPError {
        PluginLog.warnOnce("There are no link previews on Linux: LPMetadataProvider fails.")
        return LPError(code: .metadataFetchFailed)
    }
}

/// The reason why fetching failed.
public struct LPError: Error, Hashable, Sendable {
    /// The reason for an error.
    public enum Code: Int, Sendable {
        /// Unknown.
        case unknown = 1
        /// Fetching failed.
        case metadataFetchFailed
        /// Fetching was cancelled.
        case metadataFetchCancelled
        /// Fetching timed out.
        case metadataFetchTimedOut
    }

    /// The reason for the error.
    public let code: Code
}
