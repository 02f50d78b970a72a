/// The contents of fonts.conf.
enum FontConfigurationText {
    /// The requested families, and the installed ones that may replace each, best first.
    private static let aliases: KeyValuePairs = [
        FontFamilies.system: ["Inter"],
        FontFamilies.display: ["Inter Display", "Inter"],
        FontFamilies.serif: ["Charis SIL", "Noto Serif", "DejaVu Serif"],
        FontFamilies.monospaced: ["JetBrains Mono", "DejaVu Sans Mono", "Noto Sans Mono"],
        "emoji": ["Noto Color Emoji"],
    ]

    /// The cut of Noto CJK for each language; any other gets the Japanese one.
    private static let ideographs: KeyValuePairs = [
        "zh-tw": "Noto Sans CJK TC", "zh-hk": "Noto Sans CJK HK", "zh-cn": "Noto Sans CJK SC",
        "zh": "Noto Sans CJK SC", "ko": "Noto Sans CJK KR",
    ]

    /// The families tried in this order for characters that the requested font lacks.
    private static let fallbacks = [
        "Inter", "Noto Sans CJK JP", "Noto Color Emoji", "DejaVu Sans",
    ]

    static func make(fontDirectories: [String], cacheDirectory: String) -> String {
        var text = """
            <?xml version="1.0"?>
            <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
            <fontconfig>

            """
        for directory in fontDirectories {
            text += "<dir>\(escaped(directory))</dir>\n"
        }
        text += "<cachedir>\(escaped(cacheDirectory))</cachedir>\n"
        text += "<selectfont><rejectfont><glob>*.woff*</glob></rejectfont></selectfont>\n"
        for (family, standIns) in aliases {
            text += alias(family, standIns)
            for width in FontFamilies.widths { text += stretched(family, standIns, width) }
        }
        for (language, family) in ideographs {
            text += fallback(family, language: language)
        }
        for family in fallbacks {
            text += fallback(family, language: nil)
        }
        return text + pixelsAsDesigned + lettersAlone + scaledBitmaps + "</fontconfig>\n"
    }

    private static func alias(_ family: String, _ standIns: [String]) -> String {
        let names = standIns.map { "<family>\($0)</family>" }.joined()
        return
            "<alias binding=\"same\"><family>\(family)</family><prefer>\(names)</prefer></alias>\n"
    }

    /// A family with letters of another width, since no free font has all of them.
    private static func stretched(
        _ family: String, _ standIns: [String],
        _ width: (name: String, value: Double, stretch: Double)
    ) -> String {
        let name = family + width.name
        return alias(name, standIns) + """
            <match target="font"><test target="pattern" name="family"><string>\(name)</string></test>
            <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
            <double>\(width.stretch)</double><double>0</double><double>0</double><double>1</double>
            </matrix></times></edit></match>

            """
    }

    private static func fallback(_ family: String, language: String?) -> String {
        let test = language.map {
            "<test name=\"lang\" compare=\"contains\"><string>\($0)</string></test>"
        }
        return """
            <match target="pattern">\(test ?? "")<edit name="family" mode="append" binding="weak">\
            <string>\(family)</string></edit></match>

            """
    }

    /// Without hinting and subpixels, text scales exactly and looks the same everywhere.
    ///
    /// Antialiasing is not set, because Cairo drops colour emoji once a rule has set it.
    private static let pixelsAsDesigned = """
        <match target="font">
        <edit name="hinting" mode="assign"><bool>false</bool></edit>
        <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
        <edit name="autohint" mode="assign"><bool>false</bool></edit>
        <edit name="rgba" mode="assign"><const>none</const></edit>
        </match>

        """

    /// JetBrains Mono draws arrows and comparisons of several letters as one, for source code; this
    /// is off.
    private static let lettersAlone = """
        <match target="font">
        <test name="family"><string>JetBrains Mono</string></test>
        <edit name="fontfeatures" mode="append"><string>calt off</string></edit>
        </match>

        """

    /// Emoji are bitmaps of one size, so fontconfig must compute their scale.
    private static let scaledBitmaps = """
        <match target="font">
        <test name="outline"><bool>false</bool></test>
        <edit name="factor" mode="assign"><divide>
        <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
        </divide></edit>
        <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
        <name>factor</name><double>0</double><double>0</double><name>factor</name>
        </matrix></times></edit>
        <edit name="size" mode="assign"><divide><name>size</name><name>factor</name></divide></edit>
        </match>

        """

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;")
    }
}
