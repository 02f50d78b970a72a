import Foundation
import SwiftUI
import Testing

/// A folder with localisations, which a bundle can be made of.
private struct Localizations: ~Copyable {
    let bundle: Bundle
    private let folder: URL

    init(_ strings: [String: String], table: String = "Localizable") throws {
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let language = folder.appending(path: "en.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        let lines = strings.map { "\"\($0.key)\" = \"\($0.value)\";" }
        try lines.joined(separator: "\n")
            .write(
                to: language.appending(path: "\(table).strings"), atomically: true,
                encoding: .utf8)
        bundle = try #require(Bundle(url: folder))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
}

@MainActor
@Suite("A localised text")
struct LocalizedTextTests {
    @Test
    func `comes from the bundle of the target that says so`() { #expect(#bundle == Bundle.module) }

    private func words(_ text: Text, _ locale: String = "en_US") -> String {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        return text.plainString(in: environment)
    }

    @Test func `falls back to its key with the values filled in`() {
        let (count, name, ratio) = (1234, "Ada", 0.256)
        #expect(words(Text("\(count) items")) == "1,234 items")
        #expect(words(Text("\(count) items"), "de_DE") == "1.234 items")
        #expect(words(Text("Hello, \(name)!")) == "Hello, Ada!")
        #expect(words(Text("\(ratio, specifier: "%.1f")%")) == "0.3%")
        #expect(words(Text("100% of \(name)")) == "100% of Ada")
        #expect(words(Text("100%")) == "100%")
        #expect(words(Text("\(UInt8(200)) \(Int8(-1)) \(Float(0.5))")) == "200 -1 0.500000")
        #expect(words(Text("\(CGFloat(2)) \(name.prefix(1))")) == "2.000000 A")
        #expect(words(Text("\(255, specifier: "%04x")")) == "00ff")
        #expect(words(Text("\(7, format: .percent)")).contains("7"))
    }

    @Test func `has texts, symbols of other styles and dates as runs`() {
        let date = Date(timeIntervalSince1970: 60)
        #expect(
            tree { Text("In \(date, style: .relative), \(Text("soon").bold())") } == """
                text
                  text text_string="In "
                  text date=60 date_style=date_relative
                  text text_string=", "
                  text font_weight=1 text_string="soon"
                """)
        #expect(tree { Text("\(Text("a"))b") } == "text text_string=\"ab\"")
        #expect(
            tree { Text("\(date, style: .timer)") } == """
                text date=60 date_style=date_timer
                """)
    }

    @Test func `takes a bundle's text, whose arguments may change places`() throws {
        let localizations = try Localizations([
            "title": "Title", "%@ has %lld": "%2$lld: %1$@", "%@": "%@ and %@",
        ])
        let bundle = localizations.bundle
        #expect(words(Text("title", bundle: bundle)) == "Title")
        #expect(words(Text("\("Ada") has \(3)", bundle: bundle)) == "3: Ada")
        #expect(words(Text("\("one")", bundle: bundle)) == "one and %@")
        #expect(words(Text("missing", bundle: bundle)) == "missing")
    }

    @Test func `takes another table's text`() throws {
        let localizations = try Localizations(["title": "Other"], table: "Other")
        let text = Text(
            "title", tableName: "Other", bundle: localizations.bundle, comment: "a test")
        #expect(words(text) == "Other")
    }

    @Test func `converts a value to what the specifier asks for`() {
        #expect(words(Text("\(2.75, specifier: "%d")")) == "2")
        #expect(words(Text("\(2, specifier: "%.1f")")) == "2.0")
        #expect(words(Text("\(1234, specifier: "%@")")) == "1,234")
        #expect(words(Text("\(Double.infinity, specifier: "%d")")).hasPrefix("9,223"))
    }
}
