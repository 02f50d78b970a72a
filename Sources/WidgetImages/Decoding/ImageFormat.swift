/// The formats of pictures that can be drawn.
public enum ImageFormat: String, Hashable, Sendable {
    /// Portable Network Graphics.
    case png = "PNG"
    /// Photographs.
    case jpeg = "JPEG"
    /// The web's.
    case webp = "WebP"
    /// Photographs of newer cameras.
    case heic = "HEIC"
    /// Palettes of 256 colours; of an animation the first picture.
    case gif = "GIF"
    /// Shapes, as XML.
    case svg = "SVG"
    /// Shapes, as pages; the first is drawn.
    case pdf = "PDF"

    /// Whether it holds shapes instead of pixels, so that any size is sharp.
    public var isVector: Bool { self == .svg || self == .pdf }

    /// The format a file begins like.
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

    /// A file of boxes, of which the first names the brand: one with pictures compressed as in HEVC or AV1 films.
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
