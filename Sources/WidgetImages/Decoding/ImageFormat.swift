/// The formats of pictures that can be drawn.
public enum ImageFormat: String, Hashable, Sendable {
    /// Portable Network Graphics.
    case png = "PNG"
    /// JPEG, for photographs.
    case jpeg = "JPEG"
    /// WebP, for the web.
    case webp = "WebP"
    /// HEIC, for photographs of newer cameras.
    case heic = "HEIC"
    /// GIF, with palettes of 256 colours; of an animation only the first picture.
    case gif = "GIF"
    /// Scalable Vector Graphics.
    case svg = "SVG"
    /// Portable Document Format; the first page is drawn.
    case pdf = "PDF"

    /// Whether it holds shapes instead of pixels, so that it is sharp in any size.
    public var isVector: Bool { self == .svg || self == .pdf }

    /// The format that a file's first bytes show.
    init?(_ bytes: [UInt8]) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            self = .png
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: "GIF8".utf8) {
            self = .gif
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webp
        } else if Self.isHEIC(bytes) {
            self = .heic
        } else if bytes.starts(with: "%PDF".utf8) {
            self = .pdf
        } else if Self.isSVG(bytes) {
            self = .svg
        } else {
            return nil
        }
    }

    /// Whether a file consists of boxes and its brand is one of still pictures, compressed like
    /// HEVC or AV1 video.
    private static func isHEIC(_ bytes: [UInt8]) -> Bool {
        let brands = ["heic", "heix", "heim", "heis", "mif1", "avif"]
        let brand = String(decoding: bytes.dropFirst(8).prefix(4), as: UTF8.self)
        return bytes.dropFirst(4).starts(with: "ftyp".utf8) && brands.contains(brand)
    }

    /// An SVG document may begin with a declaration and comments.
    private static func isSVG(_ bytes: [UInt8]) -> Bool {
        let beginning = String(decoding: bytes.prefix(4096), as: UTF8.self)
        return beginning.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.hasPrefix("<")
            && beginning.contains("<svg")
    }
}
