import WidgetWire

/// Replacements for fonts that the plugin does not bring and that are not installed.
enum StandIns {
    private static let serif = [
        "americantypewriter", "athelas", "baskerville", "bodoni", "charter", "cochin", "didot",
        "georgia", "hoeflertext", "iowan", "newyork", "palatino", "rockwell", "times",
    ]
    /// East Asian families with serifs, and the installed ones that look like them.
    private static let ideographic: KeyValuePairs = [
        "hiramin": "Noto Serif CJK JP", "hiraginomin": "Noto Serif CJK JP",
        "yumin": "Noto Serif CJK JP", "toppanbunkyumin": "Noto Serif CJK JP",
        "songtitc": "Noto Serif CJK TC", "stsongtitc": "Noto Serif CJK TC",
        "songti": "Noto Serif CJK SC", "stsong": "Noto Serif CJK SC",
        "applemyungjo": "Noto Serif CJK KR", "nanummyeongjo": "Noto Serif CJK KR",
    ]
    private static let monospaced = ["courier", "menlo", "monaco", "sfmono", "andalemono"]
    private static let rounded = ["arialrounded", "chalkboard", "sfprorounded", "sfrounded"]

    /// Words at the end of names; those that contain another come first.
    private static let weights: KeyValuePairs<String, UInt32> = [
        "ultralight": 100, "extralight": 200, "hairline": 100, "thin": 200, "semilight": 300,
        "demibold": 600, "semibold": 600, "extrabold": 800, "ultrabold": 800, "extrablack": 900,
        "light": 300, "medium": 500, "heavy": 800, "black": 900, "bold": 700, "book": 400,
        "regular": 400, "roman": 400, "w1": 100, "w2": 200, "w3": 300, "w4": 400, "w5": 500,
        "w6": 600, "w7": 700, "w8": 800, "w9": 900,
    ]

    /// The family that looks like an East Asian one with serifs, for use if it is installed.
    static func relative(of family: String) -> String? {
        let name = letters(of: family)
        return ideographic.first { name.hasPrefix($0.key) }?.value
    }

    private static func letters(of family: String) -> String {
        family.lowercased().filter { $0.isLetter }
    }

    /// The system font with the design and weight that a name suggests.
    static func font(for font: Font) -> Font {
        let name = letters(of: font.family)
        var result = font
        result.family = ""
        result.bundled = false
        if serif.contains(where: name.hasPrefix) { result.design = .serif }
        if monospaced.contains(where: name.hasPrefix) { result.design = .monospaced }
        if rounded.contains(where: name.hasPrefix) { result.design = .rounded }
        let style = font.family.split(separator: "-").dropFirst().last?.lowercased() ?? ""
        if font.weight == 0 {
            result.weight = weights.first { style.contains($0.key) }?.value ?? 400
        }
        if style.contains("italic") || style.contains("oblique") { result.italic = true }
        return result
    }
}
