import Foundation
import Testing

/// porthole preview.
@Suite(.timeLimit(.minutes(2)))
struct PreviewTests {
    /// The example plugin as an optimised build, in which nothing refers to the previews.
    private static let gameWidgets = InstalledPorthole.checkout
        .appending(path: "Plugins/.build/release/libGameWidgets.so").path

    @Test func `Previews of an optimised Swift plugin are listed`() async throws {
        let porthole = try InstalledPorthole()
        let result = try await porthole.run("preview", Self.gameWidgets, "--list")
        #expect(result.status == 0, "\(result.errors)")
        #expect(
            result.text == """
                NAME            FAMILIES      SOURCE
                Hurt            systemMedium  GameWidgets/CharacterDetailWidget.swift:17
                Chosen          systemSmall   GameWidgets/CharacterDetailWidget.swift:24
                Your turn       systemMedium  GameWidgets/GameStatusWidget.swift:13
                From the store  systemLarge   GameWidgets/GameStatusWidget.swift:20
                Leaderboard     systemMedium
                """)
    }

    @Test func `Previewing another build of a plugin does not claim its container`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let build = porthole.root.appending(path: "build/Good.so")
        try FileManager.default.createDirectory(
            at: build.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: porthole.plugins.appending(path: "Good.so"), to: build)
        let preview = try await porthole.run(
            "preview", build.path, "-o", "pictures", "--entries", "1")
        #expect(preview.status == 0, "\(preview.errors)")
        let shown = try await porthole.run("run", "org.example.good", "--once")
        let list = try await porthole.run("list")
        #expect(shown.status == 0 && list.status == 0 && list.errors.isEmpty, "\(list.errors)")
    }

    @Test func `An error says that a plugin with only controls has nothing to preview`()
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["SlowControls"])
        let plugin = porthole.plugins.appending(path: "SlowControls.so").path
        let result = try await porthole.run("preview", plugin, "-o", "pictures")
        #expect(result.status == 0 && result.text.isEmpty)
        #expect(
            result.errors == "porthole: The plugin \(plugin) has neither previews nor widgets to "
                + "draw, and its controls are not drawn; install it and draw them with porthole "
                + "render KIND.")
    }

    @Test func `A warning says that the controls of a plugin are not previewed`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Presses"])
        let plugin = porthole.plugins.appending(path: "Presses.so").path
        let result = try await porthole.run("preview", plugin, "-o", "pictures", "--scale", "1")
        #expect(result.status == 0)
        #expect(
            result.errors == "porthole: The controls of the plugin \(plugin) are not drawn; "
                + "install it and draw them with porthole render KIND.")
    }

    @Test func `Every preview and widget is drawn, and all on a contact sheet`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Previews"])
        let plugin = porthole.plugins.appending(path: "Previews.so").path
        let result = try await porthole.run("preview", plugin, "-o", "pictures", "--scale", "1")
        // One preview has no entries.
        #expect(result.status == 70)
        #expect(result.errors.contains("Named · systemSmall: "), "\(result.errors)")
        let pictures = porthole.root.appending(path: "pictures")
        let sizes = try Dictionary(
            uniqueKeysWithValues: FileManager.default.contentsOfDirectory(atPath: pictures.path).map
            {
                ($0, try Data(contentsOf: pictures.appending(path: $0)).pngSize)
            })
        #expect(sizes.count == 23)
        #expect(sizes["Named-systemMedium-2-dark.png"] == [338, 158])
        #expect(sizes["Named-1-light.png"] == [100, 50])
        // As large as its text, one line of 17 points.
        let short = try #require(sizes["snug-1-light.png"])
        let long = try #require(sizes["snug-2-light.png"])
        #expect((30...40).contains(short[0]) && (90...120).contains(long[0]))
        #expect(short[1] == long[1] && (20...23).contains(short[1]))
        #expect(sizes["org.example.previews-systemSmall-1-light.png"] == [158, 158])
        let page = try #require(sizes["contact-sheet.png"])
        #expect(page[0] > 4 * 338 && page[1] > 4 * 158)
        #expect(result.text.split(separator: "\n").count == 23)
    }

    @Test func `Accessory families look the same in light and dark appearance`()
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["Presses"])
        let plugin = porthole.plugins.appending(path: "Presses.so").path
        let result = try await porthole.run("preview", plugin, "-o", "pictures", "--scale", "1")
        #expect(result.status == 0, "\(result.errors)")
        func picture(_ family: String, _ appearance: String) throws -> Data {
            let name = "org.example.presses-\(family)-1-\(appearance).png"
            return try Data(contentsOf: porthole.root.appending(path: "pictures/\(name)"))
        }
        #expect(try picture("accessoryInline", "light") == picture("accessoryInline", "dark"))
        #expect(try picture("systemSmall", "light") != picture("systemSmall", "dark"))
    }

    @Test func `On a terminal the progress is erased, and errors begin on a new line`()
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["Previews"])
        let plugin = porthole.plugins.appending(path: "Previews.so").path
        let pictures = porthole.root.appending(path: "pictures").path
        let session = try porthole.terminal("preview", plugin, "-o", pictures, "--scale", "1")
        // One preview has no entries.
        #expect(try session.status() == 70)
        // Text before a carriage return is overwritten.
        let lines = session.transcript.split(separator: "\r\n")
            .compactMap { $0.split(separator: "\r").last }
        #expect(session.transcript.contains("drawing 1 of 7: "), "\(session.transcript)")
        #expect(!lines.contains { $0.contains("drawing") }, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("porthole: Named · systemSmall: ") }, "\(lines)")
    }

    @Test func `Each warning about the plugin is printed once`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["UnknownViews"])
        let plugin = porthole.plugins.appending(path: "UnknownViews.so").path
        let result = try await porthole.run("preview", plugin, "-o", "pictures", "--scale", "1")
        #expect(result.status == 0)
        let lines = result.errors.split(separator: "\n")
        #expect(lines.count == 3, "\(lines)")
        #expect(lines.allSatisfy { $0.hasPrefix("porthole: UnknownViews.so: View ") }, "\(lines)")
    }

    @Test func `A widget whose timeline fails is previewed as its placeholder, with the error`()
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["KnowsPlaceholdersOnly", "FailsPolitely"])
        func preview(_ name: String) async throws -> CommandResult {
            let plugin = porthole.plugins.appending(path: name + ".so").path
            return try await porthole.run(
                "preview", plugin, "-o", name, "--scale", "1", "--timeout", "4", "--json")
        }
        let start = ContinuousClock.now
        let result = try await preview("KnowsPlaceholdersOnly")
        #expect(result.status == 0, "\(result.errors)")
        // For two families; for the second one, the provider is not asked again.
        #expect(ContinuousClock.now - start < .seconds(8))
        #expect(result.text.contains("waits · systemSmall (placeholder)"))
        #expect(result.text.contains("waits · systemMedium (placeholder)"))
        #expect(result.text.contains("says · systemSmall (placeholder)"))
        #expect(result.errors.contains("within 4 seconds"), "\(result.errors)")
        #expect(result.errors.contains("There is no network."), "\(result.errors)")

        // A plugin that draws no placeholder either.
        let failed = try await preview("FailsPolitely")
        #expect(failed.status == 70)
        #expect(!failed.text.contains("systemSmall"))
    }

    @Test func `Previewing stops after a preview that hangs, and names what is left out`()
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["HangsInPreviews"])
        let plugin = porthole.plugins.appending(path: "HangsInPreviews.so").path
        let result = try await porthole.run(
            "preview", plugin, "-o", "pictures", "--scale", "1", "--timeout", "1")
        #expect(result.status == 70)
        #expect(result.text.contains("first-systemSmall-1-dark.png"))
        #expect(!result.text.contains("third"))
        let lines = result.errors.split(separator: "\n").map(String.init)
        #expect(lines.count == 2, "\(lines)")
        #expect(lines.first?.hasPrefix("porthole: second · systemSmall: ") == true, "\(lines)")
        let words =
            "nothing more is drawn; 3 previews and widgets are left out: "
            + ["third", "org.example.hangs-in-previews"].joined(separator: " · systemSmall, ")
            + " · systemSmall, org.example.hangs-in-previews · systemMedium."
        #expect(lines.last == "porthole: The plugin \(plugin) hangs, so \(words)")
        #expect(try porthole.livingRunners() == [])
    }

    @Test func `Previewing stops after 2,000 pictures, and names what is left out`()
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["PreviewsWithoutEnd"])
        let plugin = porthole.plugins.appending(path: "PreviewsWithoutEnd.so").path
        let result = try await porthole.run(
            "preview", plugin, "-o", "pictures", "--entries", "100", "--scale", "1")
        #expect(result.status == 70)
        // Ten previews of two hundred pictures each, and the page.
        #expect(result.text.split(separator: "\n").count == 2_001)
        let words = "has more than 2000 pictures, so nothing more is drawn"
        let names = (10..<18).map { "p\($0)" }.joined(separator: ", ")
        #expect(
            result.errors == "porthole: The plugin \(plugin) \(words); 991 previews and widgets "
                + "are left out: \(names) and 983 more.")
    }

    @Test func `An error names a preview that is too large, and the others are drawn`() async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["LargePreview"])
        let plugin = porthole.plugins.appending(path: "LargePreview.so").path
        let result = try await porthole.run("preview", plugin, "-o", "pictures", "--scale", "1")
        #expect(result.status == 70)
        #expect(
            result.errors == "porthole: large: The picture comes to 28 million pixels, and at most "
                + "24 million are drawn; a smaller scale or a smaller size helps.")
        #expect(result.text.contains("small-1-dark.png"))
    }

    @Test func `An error names a widget that takes too long to draw, and the others are drawn`()
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["PaintsTooLong"])
        let plugin = porthole.plugins.appending(path: "PaintsTooLong.so").path
        let kind = "org.example.paints-too-long"
        // Each takes as long as one picture may, so both run at the same time.
        async let rendering = porthole.run("render", kind, "-o", "out.png", "--scale", "8")
        async let preview = porthole.run("preview", plugin, "-o", "pictures", "--scale", "8")

        let words = "The picture takes more than 10 seconds to draw; its widget has to show less."
        let rendered = try await rendering
        #expect(rendered.status == 70)
        #expect(
            rendered.errors == "porthole: What the plugin \(plugin) shows cannot be drawn. \(words)"
        )
        let previewed = try await preview
        #expect(previewed.status == 70)
        #expect(previewed.errors == "porthole: \(kind) · systemSmall: \(words)")
        #expect(previewed.text.contains("org.example.paints-at-once-systemSmall-1-dark.png"))
        #expect(previewed.text.contains("contact-sheet.png"))
    }

    @Test(arguments: [
        (["nothing.so", "--list"], "nothing.so", 66), (["Previews.so"], "-o DIR", 64),
        (["/etc/passwd", "--list"], "/etc/passwd is not a shared library", 64),
        (["/dev/null", "--list"], "/dev/null is not a shared library", 64),
        (["Previews.so", "-o", "x", "--entries", "0"], "--entries", 64),
    ])
    func `An error names invalid arguments and files that are not plugins`(
        arguments: [String], word: String, status: Int32
    ) async throws {
        let porthole = try InstalledPorthole()
        let result = try await porthole.run(["preview"] + arguments)
        #expect(result.status == status)
        #expect(result.errors.contains(word), "\(result.errors)")
    }
}
