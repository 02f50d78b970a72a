import Foundation
import Testing

/// porthole render.
@Suite(.timeLimit(.minutes(1)))
struct RenderTests {
    @Test(arguments: [
        ("png", Data([0x89, 0x50, 0x4e, 0x47])), ("svg", Data("<?xml".utf8)),
        ("pdf", Data("%PDF".utf8)),
    ])
    func `The file extension selects the format`(ending: String, magic: Data) async throws {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let result = try await porthole.run("render", "org.example.good", "-o", "good.\(ending)")
        #expect(result.status == 0, "\(result.errors)")
        let picture = try Data(contentsOf: porthole.root.appending(path: "good.\(ending)"))
        #expect(picture.starts(with: magic))
        let twice = try await porthole.run(
            "render", "org.example.good", "-o", "GOOD.\(ending.uppercased())", "--format", ending)
        #expect(twice.status == 0, "\(twice.errors)")
        let piped = try await porthole.run(
            "render", "org.example.good", "-o", "-", "--format", ending)
        #expect(piped.output.starts(with: magic))
    }

    @Test(arguments: [(1.0, 158), (2.0, 316), (3.0, 474)])
    func `A PNG has as many pixels as points times the scale`(scale: Double, pixels: Int)
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let result = try await porthole.run(
            "render", "org.example.good", "-o", "-", "--format", "png", "--scale", "\(scale)")
        #expect(result.output.pngSize == [pixels, pixels])
    }

    @Test func `Rendering a widget twice gives the same bytes`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        // Memory is handed out full of the one number or the other: what was read before it was
        // written would show.
        for (name, filling) in [("a.png", "85"), ("b.png", "170")] {
            let result = try await porthole.run(
                "render", "org.example.good", "-o", name,
                environment: ["MALLOC_PERTURB_": filling])
            #expect(result.status == 0, "\(result.errors)")
        }
        #expect(
            try Data(contentsOf: porthole.root.appending(path: "a.png"))
                == Data(contentsOf: porthole.root.appending(path: "b.png")))
    }

    @Test func `A plugin can register a font as a file or as bytes`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["BringsFonts"])
        let font = InstalledPorthole.checkout
            .appending(path: "Tests/WidgetTextTests/Fonts/PortholeBlocks-Regular.ttf")
        let copy = porthole.plugins.appending(path: "Blocks.ttf")
        try FileManager.default.copyItem(at: font, to: copy)
        for (path, problem) in [
            (copy.path, nil), ("bytes:" + copy.path, nil), ("/nowhere", "/nowhere cannot be read"),
        ] {
            let result = try await porthole.run(
                "render", "org.example.brings-fonts", "-o", "font.png", "--set", "path=" + path,
                "--verbose")
            #expect(result.status == 0, "\(result.errors)")
            let problems = result.errors.split(separator: "\n").filter { $0.contains("cannot be") }
            #expect(problems.count == (problem == nil ? 0 : 1), "\(result.errors)")
            if let problem { #expect(problems.first?.contains(problem) == true) }
        }
    }

    @Test func `A rendering mode changes the picture`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        for mode in ["full-color", "accented", "vibrant"] {
            let result = try await porthole.run(
                "render", "org.example.good", "--rendering-mode", mode, "-o", "\(mode).png")
            #expect(result.status == 0, "\(result.errors)")
        }
        let pictures = try ["full-color", "accented", "vibrant"].map {
            try Data(contentsOf: porthole.root.appending(path: "\($0).png"))
        }
        #expect(Set(pictures).count == 3)
    }

    @Test func `A widget for watches is drawn dark and in full colour by default`()
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["FitsWatches"])
        let options = [
            [], ["--rendering-mode", "full-color", "--appearance", "dark"],
            ["--rendering-mode", "vibrant"], ["--appearance", "light"],
        ]
        for (name, option) in zip(["a", "b", "c", "d"], options) {
            let result = try await porthole.run(
                ["render", "fixture.watch", "-o", "\(name).png"] + option)
            #expect(result.status == 0, "\(result.errors)")
        }
        let pictures = try ["a", "b", "c", "d"].map {
            try Data(contentsOf: porthole.root.appending(path: "\($0).png"))
        }
        #expect(pictures[0] == pictures[1] && pictures[0] != pictures[2])
        #expect(pictures[0] != pictures[3], "An appearance that is asked for is drawn.")
        let preview = try await porthole.run(
            "preview", porthole.plugins.appending(path: "FitsWatches.so").path, "-o", "p")
        #expect(preview.status == 0, "\(preview.errors)")
        for appearance in ["light", "dark"] {
            let file = "p/fixture.watch-accessoryCircular-1-\(appearance).png"
            #expect(try Data(contentsOf: porthole.root.appending(path: file)) == pictures[0])
        }
    }

    @Test func `A text size and a contrast change the picture`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let options = [[], ["--text-size", "accessibility3"], ["--contrast", "increased"]]
        for (name, option) in zip(["a", "b", "c"], options) {
            let result = try await porthole.run(
                ["render", "org.example.good", "-o", "\(name).svg"] + option)
            #expect(result.status == 0, "\(result.errors)")
        }
        let pictures = try ["a", "b", "c"].map {
            try Data(contentsOf: porthole.root.appending(path: "\($0).svg"))
        }
        #expect(Set(pictures).count == 3)
    }

    @Test(arguments: [
        (["--size", "12"], "12"), (["--size", "0x5"], "0x5"), (["--scale", "99"], "99"),
        (["--at", "yesterday"], "yesterday"), (["--appearance", "blue"], "blue"),
        (["--contrast", "none"], "none"), (["--text-size", "huge"], "huge"),
        (["--rendering-mode", "shiny"], "shiny"), (["--locale", "xx_YY"], "xx_YY"),
        (["--locale", "de_GERMANY"], "de_GERMANY"), (["--time-zone", "Mars/Rim"], "Mars/Rim"),
        (["--set", "nothing"], "nothing"), (["--set", "colour=red"], "colour"),
        (["--placeholder", "--snapshot"], "--snapshot"),
        (["--size", "4096x10", "--scale", "8"], "16384"),
        (["--format", "svg"], "'good.png' ends with .png, and --format says svg"),
    ])
    func `An error names an invalid option value, and the exit code is 64`(
        options: [String], word: String
    ) async throws {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let result = try await porthole.run(
            ["render", "org.example.good", "-o", "good.png"] + options)
        #expect(result.status == 64)
        #expect(result.errors.contains(word), "\(result.errors)")
    }

    @Test(arguments: [
        (["--size", "5000x10"], "each side must be a number from 1 to 4096, as in 320x160."),
        (["--locale", "xx_YY"], "'xx' is not a language code of ISO 639, such as de."),
        (["--locale", "de_YY"], "'YY' is not a region code of ISO 3166, such as DE."),
        (["--locale", "de/DE"], "it must be a language and a region, such as de_DE."),
        (
            ["--time-zone", "Mars/Rim"],
            "no time zone has this name; name one such as Europe/Berlin."
        ),
        (["--at", "yesterday"], "it must be a date of ISO 8601, such as 2026-07-01T08:30."),
        (["--set", "nothing"], "it must be a parameter's name, =, and a value."),
        (["--timeout", "0"], "--timeout must be between 0.01 and 3600 seconds, not 0."),
        (["--famly", "x"], "Unknown option '--famly'. Did you mean '--family'?"),
        (["--scale", "large"], "The value 'large' is invalid for '--scale <scale>'."),
    ])
    func `An error for an invalid option has the usual prefix and the valid range`(
        options: [String], words: String
    ) async throws {
        let result = try await InstalledPorthole().run(
            ["render", "org.example.good", "-o", "good.png"] + options)
        #expect(result.status == 64)
        let lines = result.errors.split(separator: "\n")
        #expect(lines.first?.hasPrefix("porthole: ") == true, "\(lines)")
        #expect(lines.first?.hasSuffix(words) == true, "\(lines)")
        #expect(lines.contains { $0.hasPrefix("Usage: porthole render ") }, "\(lines)")
    }

    @Test(arguments: ["zh-Hant-TW", "de_DE.UTF-8", "sr_Latn", "es_419", "fr"])
    func `A locale is accepted with or without a script, a region and an encoding`(name: String)
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let result = try await porthole.run(
            "render", "org.example.good", "-o", "good.png", "--locale", name)
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test func `An error names a parameter whose value has the wrong type`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["AllParameters"])
        let result = try await porthole.run(
            "render", "org.example.all-parameters", "-o", "a.png", "--set", "count=many")
        #expect(result.status == 64)
        #expect(
            result.errors
                == "porthole: The parameter 'count' of the widget 'org.example.all-parameters' "
                + "cannot be 'many'; it takes a whole number.")
    }

    @Test(arguments: ["systemLarge", "gigantic"])
    func `The exit code is 66 for a family that the widget does not support`(name: String)
        async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let result = try await porthole.run(
            "render", "org.example.good", "-o", "good.png", "--family", name)
        #expect(result.status == 66)
        #expect(result.errors.contains(name) && result.errors.contains("systemSmall"))
    }

    @Test func `A widget is rendered without an error when the cache is not writable`() async throws
    {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let result = try await porthole.run(
            "render", "org.example.good", "-o", "good.png",
            environment: [
                "XDG_CACHE_HOME": "/proc/no-such-folder",
                "TMPDIR": porthole.root.appending(path: "home").path,
            ])
        #expect(result.status == 0)
        #expect(result.errors == "")
    }

    @Test func `Rendering leaves no file behind when the output is not writable`() async throws {
        let porthole = try InstalledPorthole(fixtures: ["Good"])
        let result = try await porthole.run("render", "org.example.good", "-o", "missing/good.png")
        #expect(result.status == 73)
        #expect(
            result.errors
                == "porthole: The file missing/good.png cannot be written: No such file or "
                + "directory.")
        let unknown = try await porthole.run("render", "org.example.good", "-o", "good.gif")
        #expect(unknown.status == 64)
        #expect(unknown.errors.contains("good.gif"))
        let names = try FileManager.default.contentsOfDirectory(atPath: porthole.root.path)
        #expect(Set(names) == ["bin", "libexec", "plugins", "home"])
    }
}

extension Data {
    /// Width and height of a PNG, in pixels.
    var pngSize: [Int] {
        guard count > 24 else { return [] }
        return [16, 20].map { start in
            self[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
        }
    }
}
