public import CoreGraphics

/// The artwork of an item.
public struct Artwork: Codable, Hashable, Sendable {
    /// The greatest width in pixels.
    public let maximumWidth: Int
    /// The greatest height in pixels.
    public let maximumHeight: Int
    private let address: String?

    /// The background color; always `nil`.
    public var backgroundColor: CGColor? { nil }
    /// The primary text color; always `nil`.
    public var primaryTextColor: CGColor? { nil }
    /// The secondary text color; always `nil`.
    public var secondaryTextColor: CGColor? { nil }

    /// Returns the URL of the artwork in a size.
    public func url(width: Int, height: Int) -> URL? {
        address.flatMap {
            URL(
                string: $0.replacing("{w}", with: "\(width)").replacing("{h}", with: "\(height)"))
        }
    }
}
