/// The reason why a picture could not be drawn.
public enum PictureError: Error, Hashable, CustomStringConvertible {
    /// The widget's size times the scale is not between 1 and 16,384 pixels a side, or more than
    /// 64 million pixels.
    case badSize(width: Double, height: Double, scale: Double)
    /// Of many pictures, this one has more pixels than allowed.
    case tooLarge(pixels: Int, most: Int)
    /// Cairo failed, with its own message.
    case drawing(String)
    /// Drawing takes longer than allowed, in seconds.
    case tooSlow(seconds: Double)
    /// An SVG or PDF shows more than Cairo could write in reasonable time.
    case tooMuchInDocument
    /// The document would have more bytes than allowed.
    case tooLong(bytes: Int)
    /// It could not be compressed, with ISA-L's message or because ISA-L is missing.
    case compression(String)

    /// One sentence that names the thing and the remedy.
    public var description: String {
        switch self {
        case .badSize(let width, let height, let scale):
            """
            A widget of \(width) × \(height) points cannot be drawn at scale \(scale): each side \
            must come to 1 to \(Int(PictureSurface.longestSide)) pixels, and both to at most \
            \(Int(PictureSurface.mostPixels) >> 20) million pixels.
            """
        case .tooLarge(let pixels, let most):
            """
            The picture comes to \(pixels >> 20) million pixels, and at most \(most >> 20) million \
            are drawn; a smaller scale or a smaller size helps.
            """
        case .drawing(let reason): "Cairo could not draw the picture: \(reason)."
        case .tooSlow(let seconds):
            "The picture takes more than \(Int(seconds)) seconds to draw; its widget has to show less."
        case .tooMuchInDocument:
            """
            The picture has more in it than an SVG or PDF may have; its widget has to show less, or \
            be drawn as PNG.
            """
        case .tooLong(let bytes):
            "The document comes to more than \(bytes >> 20) MB; its widget has to show less."
        case .compression(let reason): "The picture cannot be compressed: \(reason)."
        }
    }
}
