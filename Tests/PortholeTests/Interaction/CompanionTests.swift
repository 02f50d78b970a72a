import Foundation
import Testing

/// A bundle with a companion.
@Suite(.timeLimit(.minutes(2)))
struct CompanionTests {
    private let porthole: InstalledPorthole

    init() throws { porthole = try InstalledPorthole() }

    /// Makes a bundle of libraries of a folder.
    private func bundle(_ library: String, companion: String, of folder: URL) async throws {
        let result = try await porthole.run(
            [
                "bundle", folder.appending(path: library).path, "-o", "plugins/B.widgetbundle",
                "--identifier", "org.example.b", "--name", "B", "--version", "1", "--companion",
                folder.appending(path: companion).path,
            ], looksInPlugins: false)
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test func `A companion finds and resolves values for its bundle's widget`() async throws {
        try await bundle(
            "NamesIntent.so", companion: "HandlesIntent.so", of: InstalledPorthole.fixtures)
        let options = try await porthole.run(
            "options", "org.example.names", "name", "--set", "loud=true")
        #expect(options.text.contains("grace  GRACE"), "\(options.text)\(options.errors)")
        let added = try await porthole.run("add", "org.example.names", "--set", "name=Grace")
        #expect(added.status == 0, "\(added.errors)")
        let shown = try await porthole.run("run", "names-1", "--once")
        #expect(shown.text.contains("name grace volume 0"), "\(shown.errors)")
        let refused = try await porthole.run("edit", "names-1", "--set", "name=Grave")
        #expect(refused.status == 64)
        #expect(refused.errors.contains("grace"))
    }

    @Test func `A parameter shows its condition, and a warning says when it does not hold`()
        async throws
    {
        try porthole.add(fixture: "NamesIntent")
        let shown = try await porthole.run("show", "org.example.names")
        for line in [
            "asked for when loud is true",
            "asked for when volume is at least 5 and the family is systemSmall or systemLarge, "
                + "or when name has no value",
            "asked for only by --set",
        ] {
            #expect(shown.text.split(separator: "\n").contains("      \(line)"), "\(shown.text)")
        }
        let document = try await porthole.run("show", "org.example.names", "--json").json()
        let parameters = try #require(document["parameters"] as? [[String: Any]])
        let cases = try #require(parameters[3]["cases"] as? [[[String: Any]]])
        #expect(cases.map(\.count) == [2, 1])
        #expect(cases[0][0]["comparison"] as? String == "less")
        #expect(cases[0][0]["negated"] as? Bool == true)
        #expect(cases[0][1]["families"] as? [String] == ["systemSmall", "systemLarge"])
        #expect(parameters[4]["unasked"] as? Bool == true)

        let warned = try await porthole.run(
            "add", "org.example.names", "--set", "volume=9", "--set", "secret=x")
        #expect(warned.text == "names-1")
        #expect(
            warned.errors
                == "porthole: The value of 'volume' is kept, and asked for only when loud is true.")
        let applying = try await porthole.run(
            "edit", "names-1", "--set", "loud=true", "--set", "volume=8")
        #expect(applying.errors == "")
        let text = try await porthole.run("run", "names-1", "--once").text
        #expect(text.contains("volume 8"))
    }

    @Test func `An intents extension in Swift works as a companion`() async throws {
        let products = InstalledPorthole.checkout.appending(path: "Plugins/.build/release")
        try await bundle("libUnhandled.so", companion: "libPlaceHandlers.so", of: products)
        let options = try await porthole.run(
            "options", "Unhandled", "place", "--set", "region=coast", "--json")
        #expect(options.text.contains("Brighton"), "\(options.text)\(options.errors)")
        let shown = try await porthole.run("show", "Unhandled")
        #expect(shown.text.contains("--set place=turin"), "\(shown.text)")
        #expect(shown.text.contains("asked for when region is city and place has a value"))
    }

    @Test func `The principal class in the Info.plist handles intents`() async throws {
        let products = InstalledPorthole.checkout.appending(path: "Plugins/.build/release")
        let settings: [String: Any] = [
            "CFBundleIdentifier": "org.example.streets",
            "NSExtension": ["NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).StreetExtension"],
            "UIAppFonts": ["PortholeBlocks-Regular.ttf"],
        ]
        try PropertyListSerialization.data(fromPropertyList: settings, format: .xml, options: 0)
            .write(to: porthole.root.appending(path: "Info.plist"))
        let bundled = try await porthole.run(
            [
                "bundle", products.appending(path: "libHandled.so").path, "-o",
                "plugins/Streets.widgetbundle", "--info", "Info.plist", "--name", "Streets",
                "--version", "1",
            ], looksInPlugins: false)
        #expect(bundled.status == 0, "\(bundled.errors)")
        // The class that the Info.plist names answers first.
        let options = try await porthole.run("options", "Street", "street")
        #expect(options.text.hasSuffix("High Street  High Street"), "\(options.text)")
    }
}
