import CPangoCairo
import WidgetWire

/// The bitmaps of one display list as Cairo surfaces, each made when it is first drawn.
final class BitmapSurfaces {
    private let bitmaps: [UInt64: Bitmap]
    private var surfaces: [UInt64: OpaquePointer] = [:]
    private var whiteSurfaces: [UInt64: OpaquePointer] = [:]
    private var parts: [Part: OpaquePointer] = [:]

    /// The greatest number of parts kept; a plugin may name a hundred thousand.
    private static let partLimit = 1_000

    private struct Part: Hashable {
        let surface: OpaquePointer
        let area: Rect
    }

    init(_ bitmaps: [Bitmap]) {
        self.bitmaps = Dictionary(bitmaps.map { ($0.digest, $0) }) { first, _ in first }
    }

    deinit {
        forgetParts()
        for surface in surfaces.values { cairo_surface_destroy(surface) }
        for surface in whiteSurfaces.values { cairo_surface_destroy(surface) }
    }

    subscript(digest: UInt64) -> Bitmap? { bitmaps[digest] }

    /// The surface of a bitmap, valid as long as this object; nil when it is missing or broken.
    func surface(of digest: UInt64) -> OpaquePointer? {
        if let known = surfaces[digest] { return known }
        guard let bitmap = bitmaps[digest], bitmap.isComplete else { return nil }
        let surface = Self.surface(bitmap)
        surfaces[digest] = surface
        return surface
    }

    /// White pixels with the opacity of a bitmap; valid as long as this object.
    ///
    /// They take four times as much memory as a mask, so they are taken from the budget.
    ///
    /// - Returns: Nil when the bitmap is missing or broken, or the budget is used up.
    func whiteSurface(of digest: UInt64, budget: EffectBudget) -> OpaquePointer? {
        if let known = whiteSurfaces[digest] { return known }
        guard let bitmap = bitmaps[digest], budget.take(bitmap.area),
            let mask = surface(of: digest)
        else { return nil }
        let surface = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height))
        let cairo = cairo_create(surface)
        cairo_set_source_rgba(cairo, 1, 1, 1, 1)
        cairo_mask_surface(cairo, mask, 0, 0)
        cairo_destroy(cairo)
        whiteSurfaces[digest] = surface
        return surface
    }

    /// A part of a surface, or all of it; valid until the next one is requested.
    ///
    /// Parts are kept for reuse, because a document copies each distinct surface.
    func part(_ area: Rect, of surface: OpaquePointer, _ bitmap: Bitmap) -> OpaquePointer? {
        let whole = (0.0, 0.0, Double(bitmap.width), Double(bitmap.height))
        if (area.x, area.y, area.width, area.height) == whole { return surface }
        let key = Part(surface: surface, area: area)
        if let known = parts[key] { return known }
        if parts.count == Self.partLimit { forgetParts() }
        let part = cairo_surface_create_for_rectangle(
            surface, area.x, area.y, area.width, area.height)
        parts[key] = part
        return part
    }

    private func forgetParts() {
        for part in parts.values { cairo_surface_destroy(part) }
        parts = [:]
    }

    private static func surface(_ bitmap: Bitmap) -> OpaquePointer? {
        let (width, height) = (Int(bitmap.width), Int(bitmap.height))
        let isMask = bitmap.format == .mask
        let surface = cairo_image_surface_create(
            isMask ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        guard let rows = cairo_image_surface_get_data(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let length = isMask ? width : width * 4
        bitmap.pixels.withUnsafeBytes { pixels in
            for row in 0..<height {
                let source = UnsafeRawBufferPointer(
                    rebasing: pixels[(row * length)..<((row + 1) * length)])
                UnsafeMutableRawBufferPointer(start: rows + row * stride, count: length)
                    .copyMemory(from: source)
            }
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }
}

extension Bitmap {
    /// All of its pixels.
    var area: PixelArea {
        PixelArea(x: 0, y: 0, width: Double(width), height: Double(height))
    }
}
