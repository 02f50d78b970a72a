import Foundation
import PortholeFoundation
import Testing

@Suite("The preferred language")
struct PreferredLanguageTests {
    private let language = Locale.current.language.languageCode?.identifier ?? "en"

    @Test func `is the user's, as Apple writes it`() throws {
        let preferred = try #require(Locale._preferredLanguages.first)
        #expect(Locale.Language(identifier: preferred).languageCode?.identifier == language)
        #expect(!preferred.contains("_") && Locale._preferredLanguages.count == 1)
    }

    @Test
    func `of a bundle is one that it has a folder or texts for, or else the development language`()
        throws
    {
        let folders = try TableFolder(["zu.lproj/a.txt": "", "\(language).lproj/a.txt": ""])
        #expect(folders.bundle._preferredLocalizations == [language])
        let texts = try TableFolder([
            "Localizable.xcstrings": """
            {"sourceLanguage": "de", "version": "1.0", "strings": {"a": {"localizations": {
            "\(language)": {"stringUnit": {"state": "translated", "value": "b"}}}}}}
            """
        ])
        #expect(texts.bundle._preferredLocalizations == [language])
        let other = try TableFolder(["zu.lproj/a.txt": ""])
        #expect(other.bundle._preferredLocalizations == ["en"])
    }
}
