/// An image of an object.
///
/// Never shown here: options are lists of text.
public final class INImage: NSObject, Sendable {
    private let source: String

    /// Creates an image from a resource of the plugin.
    public init(named name: String) { source = name }

    /// Returns the image of an SF Symbol.
    public static func systemImageNamed(_ systemImageName: String) -> Self {
        Self(named: systemImageName)
    }

    /// Creates an image from encoded data.
    public init(imageData: Data) { source = "\(imageData.count) bytes" }

    /// Creates an image from a file; never `nil` here.
    public init?(url: URL) { source = url.absoluteString }

    /// Creates an image from a file, with its size in points; never `nil` here.
    public init?(url: URL, width: Double, height: Double) { source = url.absoluteString }
}
