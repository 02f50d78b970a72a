import Foundation
import Testing

/// What the build tool makes of asset catalogues and the sources beside them.
@Suite struct AssetSymbolTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appending(path: "porthole-assets-\(UUID().uuidString)")
        for item in ["brand.colorset", "warm glow.colorset", "logo.imageset"] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: "Assets.xcassets/\(item)"),
                withIntermediateDirectories: true)
        }
    }

    private func symbols(_ step: String = "assets", beside source: String) throws -> String {
        let file = folder.appending(path: "Author.swift")
        try Data(source.utf8).write(to: file)
        let output = try FixturePlugins.made(
            step, in: folder, of: folder.appending(path: "Assets.xcassets"), file)
        #expect(output.status == 0, "\(output.text)")
        return try String(contentsOf: folder.appending(path: "Made.swift"), encoding: .utf8)
    }

    @Test func `Each colour is a constant of each type that takes colours`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = try symbols(beside: "import SwiftUI")
        for line in [
            #"static let brand = ColorResource(name: "brand", bundle: .main)"#,
            "static var brand: Color { Color(ColorResource.brand) }",
            "static var warmGlow: UIColor { UIColor(resource: ColorResource.warmGlow) }",
            #"static let logo = ImageResource(name: "logo", bundle: .main)"#,
        ] {
            #expect(text.contains(line), "\(text)")
        }
        #expect(text.components(separatedBy: "static var brand: Color ").count == 3)
    }

    @Test func `Each name of a list that an author declares is left to them`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = try symbols(
            beside: """
                extension Color {
                    static let dusk = mix(.red, { .blue }()), brand: Color = .red
                    static func warmed(_ amount: Double, warmGlow: Color) -> Color { warmGlow }
                }
                """)
        // Those of shape styles are there in any case.
        #expect(text.components(separatedBy: "static var brand: Color ").count == 2, "\(text)")
        #expect(text.components(separatedBy: "static var warmGlow: Color ").count == 3, "\(text)")
    }

    @Test func `What an author declares is left to them`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = try symbols(
            beside: """
                // extension UIColor { static let brand = 1 }
                public extension SwiftUI.Color {
                    static let brand = Color(.brand)
                    var described: String { "{ static let warmGlow" }
                }
                extension ShapeStyle where Self == Color {
                    static var brand: Color { .brand }
                }
                enum Theme { static let warmGlow = 1 }
                """)
        #expect(!text.contains("static var brand: Color "), "\(text)")
        #expect(text.contains("static var brand: UIColor "))
        #expect(text.contains("static let brand = ColorResource"))
        #expect(text.components(separatedBy: "static var warmGlow: Color ").count == 3)
    }

    @Test func `Braces in strings and comments hide nothing that an author declares after them`()
        throws
    {
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = try symbols(
            beside: #"""
                extension Color {
                    static func opened(_ name: String) -> String { "\(name + "{")" }
                    /* of /* two */ } */
                    static let mark = #"a "quoted" {"#
                    static let brand = Color.red
                }
                """#)
        #expect(text.components(separatedBy: "static var brand: Color ").count == 2, "\(text)")
    }

    @Test func `A target with a bundle finds its assets there`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = try symbols("module-assets", beside: "")
        #expect(text.contains(#"ColorResource(name: "brand", bundle: .module)"#))
        #expect(!text.contains(".main"))
    }
}
