import Foundation
import PortholeFoundation
import Testing
import UIKit

/// Tables of texts and asset catalogues as a merge, a hand or a broken disk leaves them: reading
/// them ends, and what can be used is used.
// Other tests keep the threads busy with a build at first.
@Suite("Mutated resources", .timeLimit(.minutes(8)))
struct MutatedResourceTests {
    private static let rounds = 150
    /// Odd values as JSON has them.
    private static let json =
        Mutation.texts.map { $0.debugDescription } + [
            "null", "true", "[]", "{}", "-9223372036854775808", "1e308",
        ]

    @Test(arguments: tables.keys.sorted()) func `String tables are read up to what is broken`(
        name: String
    ) throws {
        let original = try #require(Self.tables[name])
        let isList = name.hasSuffix("dict")
        let odd = isList ? Mutation.texts.map { ">\($0)<" } + ["><integer>5</integer><"] : Self.json
        var mutation = Mutation(seed: 5, odd: odd)
        var used = 0
        for round in 0..<Self.rounds {
            let value = isList ? />[^<]+</ : /"[^"]*"|\d+/
            let text = round == 0 ? original : mutation.mutated(original, value)
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            for count in [0, 1, 12] {
                let words = String(
                    localized: LocalizedStringResource(
                        count == 0 ? "Plain" : "\(count) cats of \("Ada")",
                        locale: Locale(identifier: "en_US"), bundle: .atURL(folder)))
                #expect(words.utf8.count < 100_000, "\(text)")
                if !["Plain", "1 cats of Ada", "12 cats of Ada"].contains(words) { used += 1 }
            }
        }
        #expect(used > Self.rounds / 8)
    }

    @MainActor
    @Test func `Asset catalogues are read up to what is broken`() throws {
        var mutation = Mutation(seed: 6, odd: Self.json)
        var found = 0
        for round in 0..<Self.rounds {
            let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            for (path, text) in Self.assets {
                let item = folder.appending(path: "Assets.xcassets/\(path)")
                try FileManager.default.createDirectory(
                    at: item, withIntermediateDirectories: true)
                let text = round == 0 ? text : mutation.mutated(text, /"[^"]*"|\d+/)
                try Data(text.utf8).write(to: item.appending(path: "Contents.json"))
            }
            let bundle = try #require(Bundle(url: folder))
            if UIColor(named: "Ink", in: bundle, compatibleWith: nil) != nil { found += 1 }
            _ = UIImage(named: "Logo", in: bundle, compatibleWith: nil)
        }
        #expect(found > Self.rounds / 10)
    }

    private static let assets = [
        "": #"{"info": {"author": "xcode", "version": 1}}"#,
        "Ink.colorset": """
        {"colors": [
          {"idiom": "universal",
           "color": {"color-space": "display-p3",
             "components": {"alpha": "1.000", "red": "0x10", "green": "0.5", "blue": "200"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"platform": "ios", "reference": "systemRedColor"}}],
         "info": {"author": "xcode", "version": 1}}
        """,
        "Logo.imageset": """
        {"images": [
          {"idiom": "universal", "filename": "logo.png", "scale": "1x",
           "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 2, "height": 2},
             "cap-insets": {"top": 3, "left": 3, "bottom": 3, "right": 3}}},
          {"idiom": "universal", "filename": "../logo.png", "scale": "2x"}],
         "properties": {"template-rendering-intent": "template"}}
        """,
    ]

    private static let tables = [
        "Localizable.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Plain": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Simple"}}}},
          "%lld cats of %@": {"localizations": {"en": {
            "stringUnit": {"state": "translated", "value": "%2$@ owns %#@cats@"},
            "substitutions": {"cats": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "one cat"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg %#@cats@ cats"}}}}}}}}}
        }}
        """,
        "en.lproj/Localizable.strings": """
        /* A comment */
        "Plain" = "Simple";
        "%lld cats of %@" = "%2$@ owns %1$lld cats";
        """,
        "en.lproj/Localizable.stringsdict": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>%lld cats of %@</key>
        <dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>%2$@ owns %1$#@cats@</string>
        <key>cats</key>
        <dict>
        <key>NSStringFormatSpecTypeKey</key>
        <string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key>
        <string>lld</string>
        <key>one</key>
        <string>one cat</string>
        <key>other</key>
        <string>%lld cats</string>
        </dict>
        </dict>
        </dict></plist>
        """,
    ]
}
