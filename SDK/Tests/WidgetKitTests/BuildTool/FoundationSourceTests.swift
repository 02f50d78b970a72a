import Foundation
import Testing

@Suite("What a target's files see without importing it")
struct FoundationSourceTests {
    private func made(of source: String, step: String = "foundation") throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Author.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        #expect(try FixturePlugins.made(step, in: folder, of: file).status == 0)
        return try String(contentsOf: folder.appending(path: "Made.swift"), encoding: .utf8)
    }

    @Test(arguments: [
        ("import Foundation\n", false), ("import SwiftUI\nimport UIKit\n", true),
        ("@testable import UIKit // views\n", true), ("// import UIKit\n", false),
        ("import UIKitExtensions\n", false),
    ])
    func `is Foundation's additions, and CoreImage and CoreText where UIKit is imported`(
        source: String, seesMore: Bool
    ) throws {
        let made = try made(of: source)
        #expect(made.contains("@_exported import PortholeFoundation\n"))
        #expect(made.contains("@_exported import CoreImage\n") == seesMore)
        #expect(made.contains("@_exported import CoreText\n") == seesMore)
    }

    @Test(arguments: [
        ("Text(String(format: words, count))", true, false),
        ("String.localizedStringWithFormat(words, count)", true, false),
        ("Bundle.main.localizedString(forKey: key, value: nil, table: nil)", false, true),
        ("Bundle.main.object(forInfoDictionaryKey: name)", false, true),
        ("date.formatted()", false, false),
    ])
    func `are namesakes of Foundation's functions that look plurals up, where a file calls these`(
        source: String, formats: Bool, looksUp: Bool
    ) throws {
        let made = try made(of: source)
        #expect(made.contains("extension String {") == formats)
        #expect(made.contains("extension Bundle {") == looksUp)
    }

    @Test func `knows the user's languages, where a file asks for them`() throws {
        let asking = try made(of: "Locale.preferredLanguages + Bundle.main.preferredLocalizations")
        #expect(asking.contains("{ _preferredLanguages }"))
        #expect(asking.contains("{ _preferredLocalizations }"))
        #expect(try !made(of: "Locale.current.language").contains("preferred"))
    }

    @Test func `is a formatter that knows names of days, where a file asks for them`() throws {
        let alias = "typealias DateFormatter = _RelativeDateFormatter"
        let asking = try made(of: "formatter.doesRelativeDateFormatting = true")
        #expect(asking.contains(alias))
        let other = try made(of: "DateFormatter().dateStyle = .short")
        #expect(!other.contains(alias))
    }

    @Test(arguments: [
        ("formatter.maximumFractionDigits = 0", true),
        ("formatter.minimumFractionDigits = 1", true),
        ("formatter.numberStyle = .percent", false),
        ("public let number: NumberFormatter\nnumber.minimumFractionDigits = 1", false),
    ])
    func `is a formatter that heeds both bounds of fraction digits, where a file sets one`(
        source: String, isMade: Bool
    ) throws {
        let alias = "typealias NumberFormatter = _FractionNumberFormatter"
        #expect(try made(of: source).contains(alias) == isMade)
    }

    @Test(arguments: [
        ("return Bundle.module", "foundation", true),
        ("return Bundle.module", "module-foundation", false),
        ("return Bundle.main", "foundation", false),
        (
            "extension Foundation.Bundle { static let module = Bundle(for: A.self) }\n"
                + "let bundle = Bundle.module", "foundation", false
        ),
    ])
    func `is Bundle.module, where a file asks for it and nothing else makes it`(
        source: String, step: String, isMade: Bool
    ) throws {
        let made = try made(of: source, step: step)
        #expect(made.contains("static var module: Bundle { .main }") == isMade)
    }
}
