import Testing
import WidgetWire

@testable import WidgetText

/// The fonts that replace missing ones.
@Suite struct StandInTests {
    @Test(
        arguments: [
            ("HiraMinProN-W6", 600), ("HiraginoSans-W3", 300), ("Avenir-Heavy", 800),
            ("Futura-CondensedExtraBold", 800), ("Georgia", 400), ("W6", 400),
        ] as [(String, UInt32)])
    func `A replacement font has the weight in the missing font's name`(
        name: String, weight: UInt32
    ) {
        #expect(StandIns.font(for: font(name)).weight == weight)
    }

    @Test(
        arguments: [
            ("HiraMinProN-W3", "Noto Serif CJK JP"), ("Hiragino Mincho ProN", "Noto Serif CJK JP"),
            ("STSongti-TC-Bold", "Noto Serif CJK TC"), ("Songti SC", "Noto Serif CJK SC"),
            ("AppleMyungjo", "Noto Serif CJK KR"), ("PingFangSC-Regular", nil), ("Georgia", nil),
        ] as [(String, String?)])
    func `A replacement for an East Asian serif family has serifs`(
        name: String, relative: String?
    ) {
        #expect(StandIns.relative(of: name) == relative)
    }

    private func font(_ name: String) -> Font {
        var font = Font()
        font.family = name
        return font
    }
}
