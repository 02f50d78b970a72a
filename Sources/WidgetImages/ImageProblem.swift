/// The reason why a picture cannot be drawn.
public enum ImageProblem: Error, Hashable, Sendable {
    /// It has no bytes.
    case empty
    /// Its first bytes are those of no known format.
    case unknownFormat(byteCount: Int)
    /// The file has more bytes than ``ImageLimits`` allows.
    case tooManyBytes(Int)
    /// It has too many pixels.
    case tooLarge(width: Double, height: Double)
    /// A decoder's message.
    case undecodable(String)
    /// The file cannot be read, for this reason.
    case unreadable(path: String, reason: String)
    /// The number of bytes does not match the size.
    case badPixels(width: Int, height: Int, byteCount: Int)
}

extension ImageProblem: CustomStringConvertible {
    /// One clause for the plugin's log.
    public var description: String {
        switch self {
        case .empty: "it has no bytes"
        case .unknownFormat(let count):
            "its \(count) bytes are not a PNG, JPEG, WebP, HEIC, GIF, SVG or PDF"
        case .tooManyBytes(let count):
            "its file has \(count) bytes, and \(ImageLimits.byteCount) are allowed"
        case .tooLarge(let width, let height):
            "it is \(Self.text(width)) × \(Self.text(height)) pixels, and "
                + "\(ImageLimits.side) a side and \(ImageLimits.area) together are allowed"
        case .undecodable(let words): words
        case .unreadable(_, let reason): "its file cannot be read: \(reason)"
        case .badPixels(let width, let height, let count):
            "\(width) × \(height) pixels of four bytes each do not take \(count) bytes"
        }
    }

    private static func text(_ side: Double) -> String {
        side.isFinite && abs(side) < 1e15 ? "\(Int64(side))" : "\(side)"
    }
}
