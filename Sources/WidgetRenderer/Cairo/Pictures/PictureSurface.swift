import CPangoCairo
import WidgetWire

/// A surface to draw on: pixels in memory, or a document that grows in memory.
///
/// Belongs to the thread of the renderer that made it.
public final class PictureSurface {
    static let longestSide = 16_384.0
    /// The greatest number of pixels, each of which takes four bytes.
    static let mostPixels = 64.0 * 1024 * 1024
    /// The greatest number of bytes of a document; something a plugin sends once can be drawn, and
    /// written, many times.
    static let longestDocument = 64 * 1024 * 1024

    /// The width in pixels; for a document, in points.
    public let width: Int
    /// The height in pixels; for a document, in points.
    public let height: Int
    private let surface: OpaquePointer
    private let scale: Double
    private let isDocument: Bool
    private let output: Output

    /// Pixels of an effect per unit of the device; in documents they suit fine screens.
    var effectResolution: Double { isDocument ? 3 : 1 }

    /// The bytes of an SVG or PDF, complete when drawing has ended.
    var document: [UInt8] { output.bytes }

    private final class Output {
        var bytes: [UInt8] = []
        let limit: Int

        init(limit: Int) { self.limit = limit }
    }

    private init(
        size: (width: Double, height: Double), scale: Double, longestDocument: Int? = nil,
        make: (_ output: Output) -> OpaquePointer
    ) {
        width = Int(size.width)
        height = Int(size.height)
        self.scale = scale
        isDocument = longestDocument != nil
        output = Output(limit: longestDocument ?? 0)
        surface = make(output)
    }

    deinit {
        cairo_surface_finish(surface)  // still writes to the output
        cairo_surface_destroy(surface)
    }

    /// Makes a surface of premultiplied pixels in the machine's byte order.
    static func pixels(of list: DisplayList, scale: Double) throws(PictureError) -> PictureSurface {
        try pixels(width: list.environment.width, height: list.environment.height, scale: scale)
    }

    /// Makes a surface of pixels for a size in points.
    static func pixels(width: Double, height: Double, scale: Double) throws(PictureError)
        -> PictureSurface
    {
        let size = try size(width: width, height: height, scale: scale)
        return PictureSurface(size: size, scale: scale) { _ in
            cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
        }
    }

    static func svg(
        of list: DisplayList, limit: Int = longestDocument
    ) throws(PictureError) -> PictureSurface {
        let size = try size(
            width: list.environment.width, height: list.environment.height, scale: 1)
        return PictureSurface(size: size, scale: 1, longestDocument: limit) { output in
            let surface = cairo_svg_surface_create_for_stream(
                append, Unmanaged.passUnretained(output).toOpaque(), size.width, size.height)
            // A widget's point is a CSS pixel, not a typographic point.
            cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
            return surface
        }
    }

    static func pdf(
        of list: DisplayList, limit: Int = longestDocument
    ) throws(PictureError) -> PictureSurface {
        let size = try size(
            width: list.environment.width, height: list.environment.height, scale: 1)
        return PictureSurface(size: size, scale: 1, longestDocument: limit) { output in
            let surface = cairo_pdf_surface_create_for_stream(
                append, Unmanaged.passUnretained(output).toOpaque(), size.width, size.height)
            // The time of drawing would make each file different.
            cairo_pdf_surface_set_metadata(
                surface, CAIRO_PDF_METADATA_CREATE_DATE, "1970-01-01T00:00:00Z")
            return surface
        }
    }

    /// Calls `body` with a canvas in points, then completes the picture, unless `body` gives it up.
    func draw(_ body: (Canvas) throws(PictureError) -> Void) throws(PictureError) {
        do {
            let cairo = cairo_create(surface)
            defer { cairo_destroy(cairo) }
            cairo_scale(cairo, scale, scale)
            try body(Canvas(cairo))
            try check(cairo_status(cairo))
        } catch {
            forget()
            throw error
        }
        cairo_surface_flush(surface)
        if isDocument { cairo_surface_finish(surface) }
        try check(cairo_surface_status(surface))
    }

    private func check(_ status: UInt32) throws(PictureError) {
        switch status {
        case CAIRO_STATUS_SUCCESS: return
        case CAIRO_STATUS_WRITE_ERROR: throw .tooLong(bytes: output.limit)
        default: throw .drawing(String(cString: cairo_status_to_string(status)))
        }
    }

    /// Erases everything drawn.
    ///
    /// Cairo drops what a document has recorded, which would else be written at its end.
    private func forget() {
        let cairo = cairo_create(surface)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_paint(cairo)
        cairo_destroy(cairo)
    }

    /// The size in points.
    var size: (width: Double, height: Double) { (Double(width) / scale, Double(height) / scale) }

    /// The picture with half as many pixels a side, at least one; only for pixels.
    func halved() throws(PictureError) -> PictureSurface {
        let half = try Self.pixels(
            width: max(1, Double(width) / 2), height: max(1, Double(height) / 2), scale: 1)
        try half.draw { paint(on: $0, width: Double(half.width), height: Double(half.height)) }
        return half
    }

    /// Draws the pixels at the canvas's origin, stretched to a size.
    func paint(on canvas: Canvas, width: Double, height: Double) {
        canvas.saved {
            cairo_scale(canvas.cairo, width / Double(self.width), height / Double(self.height))
            cairo_set_source_surface(canvas.cairo, surface, 0, 0)
            cairo_paint(canvas.cairo)
        }
    }

    /// The picture as a PNG of 8-bit RGBA.
    public func png() throws(PictureError) -> [UInt8] { try PNGEncoding.encode(self) }

    /// The rows of an image, each padded to `stride` bytes; nil for a document.
    var pixels: (bytes: UnsafePointer<UInt8>, stride: Int)? {
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        return (UnsafePointer(data), Int(cairo_image_surface_get_stride(surface)))
    }

    private static func size(
        width: Double, height: Double, scale: Double
    ) throws(PictureError) -> (width: Double, height: Double) {
        let pixels = [width, height].map { ($0 * scale).rounded() }
        let areSidesDrawable = pixels.allSatisfy { $0 >= 1 && $0 <= longestSide }
        guard areSidesDrawable, pixels[0] * pixels[1] <= mostPixels else {
            throw .badSize(width: width, height: height, scale: scale)
        }
        return (pixels[0], pixels[1])
    }

    private static let append: cairo_bytes_callback = { context, bytes, count in
        let output = Unmanaged<Output>.fromOpaque(context).takeUnretainedValue()
        guard output.bytes.count + Int(count) <= output.limit else {
            return CAIRO_STATUS_WRITE_ERROR
        }
        output.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
    }
}
