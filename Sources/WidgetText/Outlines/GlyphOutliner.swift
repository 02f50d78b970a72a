import CPangoCairo
import WidgetWire

/// Reads the outlines of letters from fonts.
///
/// Belongs to its engine's thread.
final class GlyphOutliner {
    /// The outlines of earlier lists.
    private var known: [GlyphBook.Key: Path] = [:]

    /// The number of outlines after which all are forgotten.
    private static let limit = 2_048

    /// The key of a font's letters; nil for a font without a name.
    static func key(of font: OpaquePointer) -> GlyphBook.Key? {
        let description = pango_font_describe(font)
        defer { pango_font_description_free(description) }
        guard let family = pango_font_description_get_family(description) else { return nil }
        return GlyphBook.Key(
            family: String(cString: family), weight: pango_font_description_get_weight(description),
            style: pango_font_description_get_style(description), glyph: 0)
    }

    /// A letter's outline in thousandths of an em; empty when there is none.
    func outline(of key: GlyphBook.Key, font: OpaquePointer) -> Path {
        if let path = known[key] { return path }
        let path = Self.outline(of: key.glyph, font: font)
        if known.count >= Self.limit { known = [:] }
        known[key] = path
        return path
    }

    private static func outline(of glyph: UInt32, font: OpaquePointer) -> Path {
        guard let scaled = pango_cairo_font_get_scaled_font(font) else { return Path() }
        let surface = cairo_image_surface_create(0, 1, 1)
        defer { cairo_surface_destroy(surface) }
        let cairo = cairo_create(surface)
        defer { cairo_destroy(cairo) }
        // The options hold the weight of a variable font.
        let options = cairo_font_options_create()
        cairo_scaled_font_get_font_options(scaled, options)
        cairo_set_font_face(cairo, cairo_scaled_font_get_font_face(scaled))
        cairo_set_font_options(cairo, options)
        cairo_font_options_destroy(options)
        cairo_set_font_size(cairo, 1_000)
        var mark = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
        cairo_glyph_path(cairo, &mark, 1)
        let path = cairo_copy_path(cairo)
        defer { cairo_path_destroy(path) }
        // A broken letter counts as an empty one.
        guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS,
            path.pointee.status == CAIRO_STATUS_SUCCESS
        else { return Path() }
        return Path(path.pointee)
    }
}

extension Path {
    fileprivate init(_ path: cairo_path_t) {
        self.init()
        var steps = Array(CairoPath(path))
        // Cairo begins another part after each one that it closes.
        if case .move? = steps.last { steps.removeLast() }
        for step in steps {
            switch step {
            case .move(let end): append(.move, end)
            case .line(let end): append(.line, end)
            case .curve(let first, let second, let end): append(.curve, first, second, end)
            case .close: append(.close)
            }
        }
    }

    private mutating func append(_ verb: Verb, _ ends: CairoPath.Point...) {
        verbs.append(UInt8(verb.rawValue))
        for end in ends { points += [Float(end.x), Float(end.y)] }
    }
}
