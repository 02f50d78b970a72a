import Testing

@Suite("A plugin", .timeLimit(.minutes(8)))
struct PluginTests {
    @Test func `exports its entry alone`() throws {
        let exports = try FixturePlugins.built.get().exports("Threads")
        #expect(exports == ["widget_plugin_entry", "main"])
    }

    @Test func `loads URLSession's libraries only when it uses them`() throws {
        let plugins = try FixturePlugins.built.get()
        #expect(try plugins.needs("Everyday", "libFoundationNetworking.so"))
        #expect(try !plugins.needs("Template", "libFoundationNetworking.so"))
        #expect(try !plugins.needs("Template", "libFoundationXML.so"))
        #expect(try plugins.needs("Template", "libFoundation.so"))
    }

    @Test func `runs its code on the threads that Swift expects`() throws {
        #expect(
            try FixturePlugins.built.get().probed("Threads") == """
                widget threads families=system_small|system_medium|system_large|system_extra_large \
                options=32
                placeholder threads: reload at_end
                  entry +0 relevance 2.0
                    group
                      group id="placeholder: other"
                        group
                      group id="body: main"
                        group
                snapshot threads: reload at_end
                  entry +0 relevance 2.0
                    group
                      group id="main actor: main"
                        group
                      group id="body: main"
                        group
                timeline threads: reload never
                  entry +0 relevance 2.0
                    group
                      group id="provider: other"
                        group
                      group id="main queue: main"
                        group
                      group id="timer: main"
                        group
                      group id="completion: other"
                        group
                      group id="body: main"
                        group
                """)
    }

    @Test(arguments: ["Template", "TemplateBundle"])
    func `is what ordinary source becomes, in either language mode, bundled or alone`(name: String)
        throws
    {
        let lines = try FixturePlugins.built.get().probed(name).split(separator: "\n")
        #expect(
            lines.first == """
                widget Template "My Widget" "This is an example widget." \
                families=system_small|system_medium|system_large|system_extra_large options=32
                """)
        #expect(lines.dropFirst().joined(separator: "\n") == Self.templateAnswers)
    }

    private static let templateAnswers = """
        placeholder Template: reload at_end
          entry +0 relevance 0.0
            container_background
              vstack
                text text_string="Time:"
                text date=0 date_style=date_time_of_day
                group
              color fill=fill_tertiary
        snapshot Template: reload at_end
        \(templateEntry(hour: 0))
        timeline Template: reload at_end
        \(templateEntry(hour: 0))
        \(templateEntry(hour: 1))
        """

    private static func templateEntry(hour: Int) -> String {
        """
          entry +\(hour * 3600) relevance 0.0
            container_background
              vstack
                text text_string="Time:"
                text date=\(hour * 3600) date_style=date_time_of_day
                group
                  text text_string="Emoji:"
                  text text_string="😀"
              color fill=fill_tertiary
        """
    }

    @Test
    func `answers once, however often its providers do, and with the placeholder without entries`()
        throws
    {
        #expect(
            try FixturePlugins.built.get().probed("Completions") == """
                widget forgetful families=system_small|system_medium|system_large|system_extra_large \
                options=32
                widget repetitive families=accessory_inline options=32
                widget unready families=accessory_inline options=32
                placeholder forgetful: reload at_end
                  entry +0 relevance 0.0
                    group
                snapshot forgetful: failed: ForgetfulProvider.getSnapshot(in:completion:) dropped \
                its completion without calling it; call it exactly once.
                center: reload timelines forgetful
                center: reload timelines of all kinds
                timeline forgetful: failed: ForgetfulProvider.getTimeline(in:completion:) dropped \
                its completion without calling it; call it exactly once.
                placeholder repetitive: reload at_end
                  entry +0 relevance 0.0
                    group
                      group id=""
                        group
                log_warning: RepetitiveProvider.getSnapshot(in:completion:) called its completion \
                again; the first call counts.
                snapshot repetitive: reload at_end
                  entry +0 relevance 0.0
                    group
                      group id="once"
                        group
                log_warning: RepetitiveProvider.getTimeline(in:completion:) called its completion \
                again; the first call counts.
                timeline repetitive: reload after +7200
                  entry +7200 relevance 0.0
                    group
                      group id="2"
                        group
                  entry +0 relevance 0.0
                    group
                      group id="0"
                        group
                  entry +3600 relevance 0.0
                    group
                      group id="1"
                        group
                placeholder unready: reload at_end
                  entry +0 relevance 0.0
                    text text_string="Nothing yet"
                snapshot unready: reload at_end
                  entry +0 relevance 0.0
                    text text_string="Much"
                log_warning: A provider of TextEntry gave no entry: its placeholder is shown.
                timeline unready: reload never
                  entry +0 relevance 0.0
                    group redacted=redact_placeholder
                      text text_string="Nothing yet"
                """)
    }

    @Test func `built as a program says what to build`() throws {
        let (status, text) = try FixturePlugins.built.get().run("Standalone")
        #expect(status == 64)
        #expect(
            text == "This is a plugin: build it as a dynamic library and load it with porthole.")
    }

    @Test func `without a main type says what to do`() throws {
        #expect(
            try FixturePlugins.built.get().probed("Mainless") == """
                log_error: The plugin has no main function: mark its WidgetBundle or its Widget with @main.
                no main loop
                """)
    }

    @Test
    func `whose declarations belong to the main actor unless they say something else answers`()
        throws
    {
        let lines = try FixturePlugins.built.get().probed("MainActorByDefault")
        for words in ["awaited for Ann", "completed", "kept"] {
            #expect(lines.contains("text_string=\"\(words)\""), "\(lines)")
        }
    }
}
