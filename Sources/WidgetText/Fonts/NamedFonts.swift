import WidgetWire

/// Resolves fonts that authors name: the plugin's own, installed ones, or else stand-ins.
///
/// Belongs to its engine's thread.
final class NamedFonts {
    private let map: FontMap
    private let shelf: FontShelf?
    private var generation = 0
    private var resolved: [Font: Font] = [:]
    /// The number of names after which all are forgotten.
    private static let limit = 256
    /// The longest name of a font, in bytes.
    private static let nameLimit = 512
    private var reported: Set<String> = []
    /// Called once for each name that is not found, and for each file that is refused.
    var report: (String) -> Void = { _ in }

    init(map: FontMap, shelf: FontShelf?) {
        self.map = map
        self.shelf = shelf
    }

    /// Updates to fonts that were added or removed.
    ///
    /// - Returns: Whether there were any.
    func update() -> Bool {
        guard let shelf, shelf.generation != generation else { return false }
        generation = shelf.generation
        resolved = [:]
        for path in map.setBundled(shelf.files) {
            reportOnce("The font \(path) cannot be used: FreeType does not take it.")
        }
        return true
    }

    /// The font with its name resolved; unchanged when it has none.
    func font(_ font: Font) -> Font {
        guard !font.family.isEmpty, !font.bundled else { return font }
        var key = font
        (key.size, key.lineSize) = (0, 0)
        guard font.family.utf8.count <= Self.nameLimit else { return StandIns.font(for: font) }
        var result = resolved[key] ?? find(key)
        if resolved.count >= Self.limit { resolved = [:] }
        resolved[key] = result
        (result.size, result.lineSize) = (font.size, font.lineSize)
        return result
    }

    private func find(_ font: Font) -> Font {
        let weight = font.weight == 0 ? nil : Int(font.weight)
        var result = font
        if let face = shelf?.face(named: font.family, weight: weight, isItalic: font.italic) {
            result.family = face.name
            result.bundled = true
            result.weight = UInt32(face.weight)
            result.italic = face.isItalic
            result.design = .default
            return result
        }
        if let installed = map.installed(font.family) {
            result.family = installed.family
            if font.weight == 0 { result.weight = UInt32(installed.weight) }
            if result.weight == 0 { result.weight = 400 }
            result.italic = font.italic || installed.isItalic
            return result
        }
        let relative = StandIns.relative(of: font.family).flatMap { map.installed($0) }
        reportOnce(
            "No font is named '\(font.family)', in the plugin or on this machine: "
                + "\(relative?.family ?? "the system's") is drawn instead. Name the file in "
                + "Info.plist's UIAppFonts, or register it.")
        result = StandIns.font(for: font)
        if let relative { result.family = relative.family }
        return result
    }

    func reportOnce(_ sentence: String) {
        if reported.count < 100, reported.insert(sentence).inserted { report(sentence) }
    }
}
