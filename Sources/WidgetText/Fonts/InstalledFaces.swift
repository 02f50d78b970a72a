import CPangoCairo
import WidgetWire

/// Names installed fonts for another process, and finds those that another one named.
///
/// Fonts are kept after the first request. Belongs to its engine's thread.
final class InstalledFaces {
    private var faces: [OpaquePointer: Face?] = [:]
    private var fonts: [Face: OpaquePointer?] = [:]

    /// The number of fonts after which all are forgotten.
    private static let limit = 256
    /// The greatest size in Pango's units.
    private static let longestSize = 10_000 * PANGO_SCALE
    /// The longest name, in bytes.
    private static let longestName = 512

    deinit { removeAll() }

    /// The face of a PangoFont; nil for one that cannot be found by its name, such as a stretched
    /// one.
    func face(of font: OpaquePointer, context: OpaquePointer) -> Face? {
        if let face = faces[font] { return face }
        makeRoom()
        g_object_ref(UnsafeMutableRawPointer(font))
        var face = Face(font)
        if let named = face {
            let found = Self.load(named, context)
            if found != font { face = nil }
            found.map { g_object_unref(UnsafeMutableRawPointer($0)) }
        }
        faces[font] = .some(face)
        return face
    }

    /// The PangoFont of a face, valid until the next request; nil when another version of it is
    /// installed, or none.
    func font(of face: Face, context: OpaquePointer) -> OpaquePointer? {
        if let font = fonts[face] { return font }
        makeRoom()
        let font = Self.load(face, context)
        fonts[face] = .some(font)
        return font
    }

    /// Forgets all; call it when the fonts have changed.
    func removeAll() {
        for font in faces.keys { g_object_unref(UnsafeMutableRawPointer(font)) }
        for case .some(let font) in fonts.values { g_object_unref(UnsafeMutableRawPointer(font)) }
        faces = [:]
        fonts = [:]
    }

    private func makeRoom() {
        if faces.count + fonts.count >= Self.limit { removeAll() }
    }

    private static func load(_ face: Face, _ context: OpaquePointer) -> OpaquePointer? {
        guard face.name.utf8.count <= longestName else { return nil }
        let description = pango_font_description_from_string(face.name)
        defer { pango_font_description_free(description) }
        let size = pango_font_description_get_size(description)
        guard size > 0, size <= longestSize,
            let font = pango_context_load_font(context, description)
        else { return nil }
        if Face(font) == face { return font }
        g_object_unref(UnsafeMutableRawPointer(font))
        return nil
    }
}

extension Face {
    /// Describes a font; nil when fontconfig did not find it in a file.
    fileprivate init?(_ font: OpaquePointer) {
        guard let pattern = pango_fc_font_get_pattern(font).map(FontPattern.init),
            let file = pattern.string("file")
        else { return nil }
        self.init()
        let description = pango_font_describe_with_absolute_size(font)
        let words = pango_font_description_to_string(description)
        name = String(cString: words)
        g_free(words)
        pango_font_description_free(description)
        self.file = file
        index = UInt32(bitPattern: pattern.integer("index") ?? 0)
        version = UInt32(bitPattern: pattern.integer("fontversion") ?? 0)
        variations = pattern.string("fontvariations") ?? ""
    }
}
