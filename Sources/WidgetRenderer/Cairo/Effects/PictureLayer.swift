import CPangoCairo
import WidgetWire

/// Pixels that are drawn, changed and then composed into a picture.
final class PictureLayer {
    enum Format {
        /// Premultiplied alpha, red, green and blue in a native 32-bit word.
        case color
        /// Only alpha.
        case alpha

        fileprivate var cairoFormat: Int32 {
            switch self {
            case .color: CAIRO_FORMAT_ARGB32
            case .alpha: CAIRO_FORMAT_A8
            }
        }

        fileprivate var bytesPerPixel: Int {
            switch self {
            case .color: 4
            case .alpha: 1
            }
        }
    }

    let area: PixelArea
    let surface: OpaquePointer
    private let format: Format

    /// Makes a layer; nil when the area is empty or exceeds the budget.
    init?(_ area: PixelArea, _ format: Format, budget: EffectBudget) {
        guard !area.isEmpty, budget.take(area) else { return nil }
        self.area = area
        self.format = format
        surface = cairo_image_surface_create(
            format.cairoFormat, Int32(area.width), Int32(area.height))
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    }

    deinit { cairo_surface_destroy(surface) }

    /// Draws pixels that lie at `origin` of the device.
    func draw(_ source: OpaquePointer, at origin: (x: Int, y: Int)) {
        drawing { cairo in
            cairo_set_source_surface(
                cairo, source, Double(origin.x - area.x), Double(origin.y - area.y))
            cairo_paint(cairo)
        }
    }

    /// Fills the layer with a colour, with the opacity of a layer of the same size.
    func fill(_ color: Color, through layer: PictureLayer) {
        drawing { cairo in
            Canvas(cairo).setSource(color)
            cairo_mask_surface(cairo, layer.surface, 0, 0)
        }
    }

    /// Erases the layer by the opacity of pixels at a position of the device.
    func erase(_ source: OpaquePointer, x: Double, y: Double) {
        drawing { cairo in
            cairo_set_operator(cairo, BlendMode.destinationOut.cairoOperator)
            cairo_set_source_surface(cairo, source, x - Double(area.x), y - Double(area.y))
            cairo_paint(cairo)
        }
    }

    /// Draws in the layer's own pixels.
    func drawing(_ body: (OpaquePointer) -> Void) {
        let cairo = cairo_create(surface)
        body(cairo)
        cairo_destroy(cairo)
    }

    /// Changes the pixels in memory.
    func change(_ body: (Pixels) -> Void) {
        cairo_surface_flush(surface)
        guard let start = cairo_image_surface_get_data(surface) else { return }
        body(
            Pixels(
                start: start, width: area.width, height: area.height,
                stride: Int(cairo_image_surface_get_stride(surface)),
                bytesPerPixel: format.bytesPerPixel))
        cairo_surface_mark_dirty(surface)
    }

    /// The rows of a layer, each padded to `stride` bytes.
    struct Pixels {
        let start: UnsafeMutablePointer<UInt8>
        let width: Int
        let height: Int
        let stride: Int
        let bytesPerPixel: Int

        /// The pixels of a row of a layer of colours.
        func words(inRow row: Int) -> UnsafeMutablePointer<UInt32> {
            UnsafeMutableRawPointer(start + row * stride).assumingMemoryBound(to: UInt32.self)
        }

        /// Replaces each pixel of a layer of colours, row by row.
        func changeEach(_ change: (_ pixel: UInt32, _ column: Int, _ row: Int) -> UInt32) {
            for row in 0..<height {
                let words = words(inRow: row)
                for column in 0..<width { words[column] = change(words[column], column, row) }
            }
        }
    }
}
