import Foundation
import Testing

@Suite("An intent that is performed", .timeLimit(.minutes(8)))
struct PerformedIntentTests {
    @Test func `is found by its conformance and named for ever`() throws {
        let names = try probed("intents").compactMap { $0.firstMatch(of: /^intent ([^|]+)/) }
            .map { String($0.1) }
        #expect(
            names == [
                "AskingIntent", "Attic.LostIntent", "BrowseIntent", "CountVisitIntent",
                "Door.Toggle", "EndlessIntent",
                "FollowIntent", "ForgetIntent", "ForgottenIntent", "HiddenIntent", "LampIntent",
                "LoginIntent", "MainThreadIntent",
                "MirrorIntent", "OpenBookIntent",
                "OpenURLIntent", "ReadIntent", "RunSystemShortcutIntent", "window",
            ])
    }

    @Test
    func `of the same name as others is told from them by its module, or by a number`() throws {
        #expect(
            try names("Handled") == [
                "Handled.RefreshIntent", "LampIntent", "OpenURLIntent",
                "PlaceHandlers.RefreshIntent", "RunSystemShortcutIntent",
            ])
        #expect(
            try names("Unhandled") == [
                "OpenURLIntent", "RunSystemShortcutIntent", "Unhandled.TwinIntent",
                "Unhandled.TwinIntent#2",
            ])
        let plugins = try FixturePlugins.built.get()
        let words = try [
            ("Handled", "Handled.RefreshIntent"), ("Handled", "PlaceHandlers.RefreshIntent"),
            ("Unhandled", "Unhandled.TwinIntent"), ("Unhandled", "Unhandled.TwinIntent#2"),
        ].map { library, name in
            try plugins.probed(library, ["perform", name]).split(separator: "\n").suffix(2).first
        }
        #expect(words.prefix(2) == ["says Handled", "says Places"])
        #expect(Set(words.suffix(2)) == ["says Castor", "says Pollux"])
        #expect(
            try plugins.probed("Unhandled", ["intents"]).contains(
                "2 intents are called Unhandled.TwinIntent; give each a persistentIdentifier"))
    }

    /// The names of a library's intents.
    private func names(_ library: String) throws -> [String] {
        try FixturePlugins.built.get().probed(library, ["intents"])
            .matches(of: /intent ([^|\n]+)\|/).map { String($0.1) }
    }

    @Test func `is not listed when its author says so, or when it is the SDK's own`() throws {
        let unlisted = try probed("intents").filter { $0.hasSuffix("(unlisted)") }
        #expect(
            unlisted == [
                "intent FollowIntent|Follow (unlisted)", "intent OpenURLIntent|Open URL (unlisted)",
                "intent RunSystemShortcutIntent|Run Shortcut (unlisted)",
            ])
    }

    @Test func `is declared with its words and parameters`() throws {
        let lines = try probed("intents").drop {
            $0 != "intent ReadIntent|Read|Reads pages of a book."
        }
        #expect(
            lines.prefix(4).dropFirst() == [
                #"  book "Book"="""#, #"  pages "Pages"=10 1.0...1000.0"#,
                #"  note "Note"="" flags=5"#,
            ])
    }

    @Test func `is found by the phrases of its shortcuts`() throws {
        let shortcuts = try probed("intents").filter { $0.hasPrefix("shortcut ") }
        #expect(shortcuts.count == 2)
        #expect(
            shortcuts.first?.wholeMatch(
                of: /shortcut ReadIntent\|Read\|book: Read in (.+), Read {Book} in \1/) != nil)
        #expect(shortcuts.last?.hasPrefix("shortcut Door.Toggle|-|-: Open ") == true)
    }

    @Test func `says its dialog`() throws {
        #expect(try probed("perform", "Door.Toggle") == ["says The door", "done"])
        #expect(try probed("perform", "window") == ["says The window", "done"])
        #expect(try probed("perform", "LampIntent", "value=true") == ["says On", "done"])
    }

    @Test func `finds in the next process what it stored, without saving it`() throws {
        let container = URL.temporaryDirectory.appending(path: "visits-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: container) }
        func count(_ place: String) throws -> Substring? {
            try FixturePlugins.built.get().probed(
                "Performed", ["kill", "CountVisitIntent", "place=\(place)"], container: container
            ).split(separator: "\n").first
        }
        #expect(try count("Oslo") == "says 1 of Oslo")
        #expect(try count("Oslo") == "says 2 of Oslo")
        #expect(try count("Bern") == "says 1 of Bern")
    }

    @Test func `finds in the next process what the provider of its values stored`() throws {
        let container = URL.temporaryDirectory.appending(path: "places-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: container) }
        for times in 1...2 {
            let places = try FixturePlugins.built.get().probed(
                "Performed", ["options", "CountVisitIntent", "place"], container: container)
            #expect(places == "Place \(times)|Place \(times)")
        }
    }

    @Test func `is there in an optimised build although nothing refers to it`() throws {
        #expect(try probed("perform", "ForgottenIntent") == ["says Remembered", "done"])
    }

    @Test func `runs on the main actor where its author says so`() throws {
        #expect(try probed("perform", "MainThreadIntent") == ["says main", "done"])
    }

    @Test func `performs the intent that it opens, until one opens a URL`() throws {
        #expect(
            try probed("perform", "OpenBookIntent", "target=2")
                == ["says Opening book/2", "opens reader://book/2", "done"])
        #expect(
            try probed("perform", "OpenURLIntent", "url=https://example.com/a?b=c")
                == ["opens https://example.com/a?b=c", "done"])
        #expect(
            try probed("perform", "BrowseIntent", "target=poetry", "author=A/B")
                == ["opens https://reader.example/poetry?by=A%2FB", "done"])
        #expect(
            try probed("perform", "BrowseIntent", "target=prose")
                == ["failed: The URL of 'Browse' is incomplete."])
        #expect(
            try probed("perform", "MirrorIntent")
                == ["failed: More than 8 intents opened one another."])
    }

    @Test(arguments: [
        ("ReadIntent book=2 pages=501", "Nobody reads 501 pages."),
        ("LoginIntent code=0", "Sign in first."),
        ("LoginIntent code=1", "The operation could not be completed. The file doesn’t exist."),
        ("LoginIntent code=2", "Refusal(code: 2)"),
        ("ForgetIntent", "Forget everything? Nobody could be asked to confirm it."),
        ("AskingIntent", "Answer: Say something."),
        ("AskingIntent answer=x", "Answer: No value was given."),
    ])
    func `fails in the words of its author`(arguments: String, message: String) throws {
        #expect(try probed("perform " + arguments) == ["failed: \(message)"])
    }

    @Test(arguments: [
        ("ReadIntent", "Book: no value was given, and there is no default."),
        ("ReadIntent book=7", "Book: '7' is gone."),
        ("LampIntent", "Lamp is on: no value was given, and there is no default."),
        (
            "HiddenIntent",
            "HiddenIntent depends on HiddenIntentDependency, which nobody added to "
                + "AppDependencyManager."
        ),
    ])
    func `is not begun without what it needs`(arguments: String, message: String) throws {
        #expect(try probed("perform " + arguments) == ["failed: \(message)"])
    }

    @Test func `is cancelled when nobody waits any longer`() throws {
        #expect(try probed("cancel", "EndlessIntent") == ["failed: It was cancelled."])
    }

    @Test
    func `has stored what it changed when it answers, for the provider of the next process`() throws
    {
        let container = FileManager.default.temporaryDirectory.appending(
            path: "performed-\(UUID().uuidString)", directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: container) }
        let plugins = try FixturePlugins.built.get()
        for pages in [20, 40] {
            let lines = try plugins.probed(
                "Performed", ["kill", "ReadIntent", "book=1", "pages=20"], container: container)
            #expect(lines == "says \(pages) pages of Walden\ndone")
        }
        let timeline = try plugins.probed("Performed", container: container)
        #expect(timeline.contains(#"text_string="40 pages""#))
    }
}

extension PerformedIntentTests {
    /// What the probe prints; the first argument may be several words.
    fileprivate func probed(_ arguments: String...) throws -> [String] {
        let words = arguments.flatMap { $0.split(separator: " ").map(String.init) }
        return try FixturePlugins.built.get().probed("Performed", words)
            .split(separator: "\n").map(String.init)
    }
}
