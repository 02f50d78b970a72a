import Foundation
import PortholeFoundation
import Testing

@Suite("A format that is looked up before its numbers are known")
struct AwaitedFormatTests {
    private let dictionary = """
        <plist version="1.0"><dict>
            <key>cups</key><dict>
                <key>NSStringLocalizedFormatKey</key><string>%1$@: %2$#@count@</string>
                <key>count</key><dict>
                    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                    <key>NSStringFormatValueTypeKey</key><string>d</string>
                    <key>zero</key><string>no cups</string>
                    <key>one</key><string>%d cup</string>
                    <key>other</key><string>%d cups</string>
                </dict>
            </dict>
            <key>tap</key><dict>
                <key>NSStringDeviceSpecificRuleType</key><dict>
                    <key>mac</key><string>Click</string>
                    <key>iphone</key><string>Tap</string>
                </dict>
            </dict>
            <key>width</key><dict>
                <key>NSStringVariableWidthRuleType</key><dict>
                    <key>20</key><string>Wednesday</string>
                    <key>1</key><string>W</string>
                </dict>
            </dict>
        </dict></plist>
        """

    private func words(_ key: String) throws -> String {
        let folder = try TableFolder(["en.lproj/Localizable.stringsdict": dictionary])
        return folder.bundle.localizedString(forKey: key, value: "", table: nil)
    }

    @Test func `takes the plural of the number that it is filled in with`() throws {
        let words = try words("cups")
        let filled = { (arguments: [any CVarArg]) in
            String._filled(words, locale: nil, arguments: arguments)
        }
        #expect(filled(["Ada", 0]) == "Ada: no cups")
        #expect(filled(["Ada", 1]) == "Ada: 1 cup")
        #expect(filled(["Ada", 2]) == "Ada: 2 cups")
        #expect(String(format: words, "Ada", 2) == "Ada: 2 cups")
    }

    @Test func `is left as it is where no table has it`() {
        #expect(String._filled("%d/%d", locale: nil, arguments: [1, 2]) == "1/2")
    }

    @Test func `has the words of a telephone and of the widest place`() throws {
        #expect(try words("tap") == "Tap")
        #expect(try words("width") == "Wednesday")
    }

    @Test
    func `is found in the folder of one language that is a bundle, and beside all languages`()
        throws
    {
        let files = try TableFolder([
            "de.lproj/Localizable.strings": "\"cup\" = \"Tasse\";",
            "Plain.strings": "\"cup\" = \"Cup\";",
        ])
        let german = try #require(Bundle(url: files.bundle.bundleURL.appending(path: "de.lproj")))
        #expect(german.localizedString(forKey: "cup", value: "", table: nil) == "Tasse")
        #expect(files.bundle.localizedString(forKey: "cup", value: "", table: "Plain") == "Cup")
    }

    @Test func `leaves the Info.plist's own keys where an InfoPlist table names others`() throws {
        let files = try TableFolder([
            "Info.plist": """
            <plist version="1.0"><dict>
            <key>CFBundleName</key><string>Cups</string><key>Limit</key><integer>3</integer>
            <key>CFBundleDevelopmentRegion</key><string>de</string>
            </dict></plist>
            """,
            "de.lproj/InfoPlist.strings": "\"CFBundleName\" = \"Tassen\";",
        ])
        #expect(files.bundle._object(forInfoDictionaryKey: "CFBundleName") as? String == "Tassen")
        #expect(files.bundle._object(forInfoDictionaryKey: "Limit") as? Int == 3)
        #expect(files.bundle._object(forInfoDictionaryKey: "Nothing") == nil)
    }
}
