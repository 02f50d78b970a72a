/// A picture of a thing.
///
/// It is never shown: choices are lists of text here.
public final class INImage: NSObject, Sendable {
    private let source: String

    /// A picture of the plugin's resources.
    public init(named name: String) { source = name }

    /// A symbol.
    public static func systemImageNamed(_ systemImageName: String) -> Self {
        Self(named: systemImageName)
    }

    /// An encoded picture.
    public init(imageData: Data) { source = "\(imageData.count) bytes" }

    /// A picture of a file.
    public init?(url: URL) { source = url.absoluteString }

    /// A picture of a file, with its size in points.
    public init?(url: URL, width: Double, height: Double) { source = url.absoluteString }
}
