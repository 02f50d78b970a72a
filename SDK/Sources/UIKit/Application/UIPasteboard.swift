public import Foundation

/// The pasteboard.
///
/// Differs from Apple: it stays in the plugin's process; the system's is not touched.
@MainActor @preconcurrency
public final class UIPasteboard {
    /// The shared instance.
    public static let general = UIPasteboard()

    /// A text.
    public var string: String?
    /// A URL.
    public var url: URL?
    /// An image.
    public var image: UIImage?

    /// Whether there is a string.
    public var hasStrings: Bool { string != nil }
    /// Whether there is an address.
    public var hasURLs: Bool { url != nil }
}
