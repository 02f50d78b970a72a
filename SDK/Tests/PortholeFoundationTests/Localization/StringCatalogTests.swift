import Foundation
import PortholeFoundation
import Testing

@Suite("A string catalogue")
struct StringCatalogTests {
    private let catalogue = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "Plain": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Schlicht"}}}},
          "%lld days": {"localizations": {
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}},
            "de": {"variations": {"plural": {
              "zero": {"stringUnit": {"state": "translated", "value": "kein Tag"}},
              "one": {"stringUnit": {"state": "translated", "value": "%arg Tag"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg Tage"}}}}}}},
          "Tap": {"localizations": {"en": {"variations": {"device": {
            "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
            "iphone": {"stringUnit": {"state": "translated", "value": "Tap here"}}}}}}},
          "%@ has %lld cats": {"localizations": {"en": {
            "stringUnit": {"state": "translated", "value": "%1$@ owns %#@cats@"},
            "substitutions": {"cats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "one cat"}},
              "other": {"stringUnit": {"state": "translated", "value": "%arg cats"}}}}}}}}},
          "Loop": {"localizations": {"en": {
            "stringUnit": {"state": "translated", "value": "%#@a@"},
            "substitutions": {"a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "other": {"stringUnit": {"state": "translated", "value": "x%#@a@%#@a@"}}}}}}}}}
        }}
        """

    private func text(
        _ value: String.LocalizationValue, _ locale: String = "en_US"
    ) throws -> String {
        let folder = try TableFolder(["Localizable.xcstrings": catalogue])
        return LocalizedStringResource(
            value, locale: Locale(identifier: locale), bundle: .atURL(folder.bundle.bundleURL)
        ).string()
    }

    @Test func `has the words of each language, and the key for the source language`() throws {
        #expect(try text("Plain", "de_CH") == "Schlicht")
        #expect(try text("Plain") == "Plain")
        #expect(try text("Tap") == "Tap here")
        #expect(try text("Missing \(1)", "de_DE") == "Missing 1")
    }

    @Test func `has plurals, alone and inside a sentence`() throws {
        #expect(try text("\(1) days") == "1 day")
        #expect(try text("\(1500) days", "de_DE") == "1.500 Tage")
        #expect(try text("\(0) days", "de_DE") == "kein Tag")
        #expect(try text("\("Ada") has \(1) cats") == "Ada owns one cat")
        #expect(try text("\("Ada") has \(12) cats") == "Ada owns 12 cats")
    }

    @Test
    func `with a substitution that names itself comes to an end`() throws {
        // Each of eight levels has one more letter for each substitution of the level above.
        #expect(try text("Loop") == String(repeating: "x", count: 255))
    }
}
