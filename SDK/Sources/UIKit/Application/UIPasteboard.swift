public import Foundation

/// What was copied.
///
/// Differs from Apple: it stays in the plugin's process; the system's is not touched.
@MainActor
public final class UIPasteboard {
    /// The shared instance.
    public static let general = UIPasteboard()

    /// A text.
    public var string: String?
    /// An address.
    public var url: URL?
    /// A picture.
    public var image: UIImage?

    /// Whether there is a text.
    public var hasStrings: Bool { string != nil }
    /// Whether there is an address.
    public var hasURLs: Bool { url != nil }
}
