import Foundation
import PortholeFoundation
import Testing

@Suite("A localised string")
struct LocalizedStringTests {
    private func resource(
        _ value: String.LocalizationValue, _ bundle: Bundle, _ locale: String
    ) -> String {
        String(
            localized: LocalizedStringResource(
                value, locale: Locale(identifier: locale), bundle: .atURL(bundle.bundleURL)))
    }

    @Test func `comes from the plugin's bundle where the target has none of its own`() {
        #expect(#bundle == Bundle.main)
        #expect(String(localized: LocalizedStringResource("Hi", bundle: #bundle)) == "Hi")
        let keyed = LocalizedStringResource("HI", defaultValue: "Hi \(2)", bundle: #bundle)
        #expect(String(localized: keyed) == "Hi 2")
    }

    @Test func `falls back to its key with the values filled in for the locale`() {
        let (count, name) = (1234, "Ada")
        let german = Locale(identifier: "de_DE")
        #expect(String(localized: "\(count) items of \(name)") == "1,234 items of Ada")
        #expect(String(localized: "\(count) items", locale: german) == "1.234 items")
        #expect(String(localized: "\(0.5, specifier: "%.2f")", locale: german) == "0,50")
        #expect(String(localized: "100% \(UInt8(7)) \(name.prefix(1))") == "100% 7 A")
        #expect(String(localized: "100% of") == "100% of")
        #expect(String(localized: "KEY", defaultValue: "Rows: \(3)") == "Rows: 3")
        #expect(String(localized: "\(0.25, format: .percent)") == "25%")
        #expect(String(localized: "a \(LocalizedStringResource("b \(1)"))") == "a b 1")
    }

    @Test
    func `comes from the strings of the nearest language, or of the development language`() throws {
        let tables = try TableFolder([
            "en.lproj/Localizable.strings": "\"hello\" = \"Hello\";\n\"only %@\" = \"Only %@\";",
            "de.lproj/Localizable.strings":
                "/* Gruß */ \"hello\" = \"Hallo\";\n\"%@ of %lld\" = \"%2$lld × %1$@\";",
        ])
        #expect(resource("hello", tables.bundle, "de_AT") == "Hallo")
        #expect(resource("hello", tables.bundle, "ja_JP") == "Hello")
        #expect(resource("only \("x")", tables.bundle, "de_DE") == "Only x")
        #expect(resource("\("kg") of \(1200)", tables.bundle, "de_DE") == "1.200 × kg")
        #expect(NSLocalizedString("hello", bundle: tables.bundle, comment: "") == "Hello")
        #expect(
            NSLocalizedString("no", bundle: tables.bundle, value: "No!", comment: "") == "No!")
    }

    @Test func `takes the plural of a stringsdict`() throws {
        let tables = try TableFolder([
            "ru.lproj/Localizable.stringsdict": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%lld files in %lld folders</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@files@ / %#@folders@</string>
            <key>files</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>zero</key><string>нет файлов</string>
            <key>one</key><string>%lld файл</string>
            <key>few</key><string>%lld файла</string>
            <key>other</key><string>%lld файлов</string></dict>
            <key>folders</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld папка</string>
            <key>other</key><string>%lld папок</string></dict>
            </dict></dict></plist>
            """
        ])
        let text = { (files: Int, folders: Int, bundle: Bundle) in
            resource("\(files) files in \(folders) folders", bundle, "ru_RU")
        }
        #expect(text(21, 1, tables.bundle) == "21 файл / 1 папка")
        #expect(text(3, 5, tables.bundle) == "3 файла / 5 папок")
        #expect(text(0, 11, tables.bundle) == "нет файлов / 11 папок")
    }
}
