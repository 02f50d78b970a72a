import CPangoCairo

extension FontMap {
    /// The prefix of the family names of a plugin's own fonts.
    static let bundledPrefix = "porthole bundled "

    /// Makes the fonts of these files known, and no others.
    ///
    /// Each has a family of its own, so that it neither hides nor replaces an installed font.
    ///
    /// - Returns: The paths of files that fontconfig refuses.
    func setBundled(_ files: [(path: String, faces: [FontFace])]) -> [String] {
        var refused: [String] = []
        FcConfigAppFontClear(config)
        for file in files {
            let start = applicationFonts.count
            guard FcConfigAppFontAddFile(config, file.path) != 0 else {
                refused.append(file.path)
                continue
            }
            let added = applicationFonts[start...]
            if added.isEmpty { refused.append(file.path) }
            for pattern in added { Self.rename(pattern, in: file.faces) }
        }
        pango_fc_font_map_config_changed(map)
        return refused
    }

    private var applicationFonts: [OpaquePointer] {
        guard let set = FcConfigGetFonts(config, FcSetApplication)?.pointee else { return [] }
        return UnsafeBufferPointer(start: set.fonts, count: Int(set.nfont)).compactMap { $0 }
    }

    /// Renames a pattern; the named styles of a variable font are patterns too, which differ in
    /// weight.
    private static func rename(_ pattern: OpaquePointer, in faces: [FontFace]) {
        // The lower half is the font's index in its file, the upper one that of a style.
        let place = Int((FontPattern(pattern).integer("index") ?? 0) & 0xFFFF)
        var offsets: [Int] = []
        for face in faces where !offsets.contains(face.offset) { offsets.append(face.offset) }
        FcPatternDel(pattern, "family")
        guard place < offsets.count else { return }
        for face in faces where face.offset == offsets[place] {
            FcPatternAddString(pattern, "family", bundledPrefix + face.name)
        }
    }

    /// An installed font with this family, full name or PostScript name.
    func installed(_ name: String) -> (family: String, weight: Int, isItalic: Bool)? {
        for object in ["family", "fullname", "postscriptname"] {
            guard let found = list(object, name) else { continue }
            return object == "family" ? (found.family, 0, false) : found
        }
        return nil
    }

    private func list(
        _ object: String, _ value: String
    ) -> (family: String, weight: Int, isItalic: Bool)? {
        let pattern = FcPatternCreate()
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, object, value)
        let objects = FcObjectSetCreate()
        defer { FcObjectSetDestroy(objects) }
        for name in ["family", "weight", "slant"] { FcObjectSetAdd(objects, name) }
        guard let set = FcFontList(config, pattern, objects) else { return nil }
        defer { FcFontSetDestroy(set) }
        guard set.pointee.nfont > 0, let font = set.pointee.fonts[0].map(FontPattern.init),
            let family = font.string("family")
        else { return nil }
        let weight = font.double("weight") ?? Double(FC_WEIGHT_REGULAR)
        return (family, Int(FcWeightToOpenTypeDouble(weight)), (font.integer("slant") ?? 0) != 0)
    }
}
