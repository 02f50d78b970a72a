import Foundation
import Testing

@testable import WidgetHost

/// The exact text of every error.
@Suite struct HostErrorTests {
    private let plugin = "/plugins/clock.so"

    private func words(_ code: HostError.Code) -> String { HostError(code).description }

    @Test func `An error for an unknown kind or family says what there is`() {
        #expect(
            words(
                .unknownKind(
                    "org.example.clok", nearest: "org.example.clock", unusable: ["/a.so", "/b.so"]))
                == "No installed widget has the kind 'org.example.clok'; "
                + "did you mean 'org.example.clock'? "
                + "Or /a.so and 1 more cannot be used, and listing the widgets says why.")
        #expect(
            words(.unknownKind("clok", nearest: "clock", unusable: []))
                == "No installed widget has the kind 'clok'; did you mean 'clock'?")
        #expect(
            words(.lostKind("clock", plugin: plugin, problem: "\(plugin) is cut off; copy it."))
                == "The kind 'clock' was the plugin /plugins/clock.so's, which cannot be used any "
                + "more: /plugins/clock.so is cut off; copy it.")
        #expect(
            words(.lostKind("clock", plugin: plugin, problem: nil))
                == "The kind 'clock' was the plugin /plugins/clock.so's, which cannot be used any "
                + "more: it is not there; install it again.")
        #expect(
            words(.unknownKind("x", nearest: nil, unusable: []))
                == "No installed widget has the kind 'x'; "
                + "list the installed ones, or name the plugin directory it is in.")
        #expect(
            words(.unknownKind("x", nearest: nil, unusable: ["/a.so"]))
                == "No installed widget has the kind 'x'; "
                + "/a.so cannot be used, and listing the widgets says why.")
        #expect(
            words(.unknownKind("x", nearest: nil, unusable: ["/a.so", "/b.so", "/c.so"]))
                == "No installed widget has the kind 'x'; "
                + "/a.so and 2 more cannot be used, and listing the widgets says why.")
        #expect(
            words(.unknownKind("x", nearest: nil, unusable: [], missing: "/plugins"))
                == "No installed widget has the kind 'x'; the plugin directory /plugins is missing."
        )
        #expect(
            words(
                .unsupportedFamily(
                    .systemLarge, kind: "a", supported: [.systemSmall, .accessoryInline]))
                == "The widget 'a' has no family systemLarge; "
                + "it comes in systemSmall and accessoryInline.")
        #expect(
            words(.badRequest("the scale 99.0 is not between 0 and 16"))
                == "The request cannot be answered: the scale 99.0 is not between 0 and 16.")
    }

    @Test func `An error for a parameter says what is valid`() {
        #expect(
            words(.unknownParameter("row", kind: "a", known: ["rows", "size"], nearest: "rows"))
                == "The widget 'a' has no parameter 'row'; did you mean 'rows'? "
                + "It has rows and size.")
        #expect(
            words(.unknownParameter("row", kind: "a", known: [], nearest: nil))
                == "The widget 'a' has no parameter 'row'; it has none.")
        #expect(
            HostError(
                .unknownParameter("row", kind: "a", known: [], nearest: nil), about: .control
            ).description == "The control 'a' has no parameter 'row'; it has none.")
        #expect(
            words(.wrongParameterType("rows", kind: "a", value: .string("two"), expected: .int))
                == "The parameter 'rows' of the widget 'a' takes an integer, and 'two' is text.")
        #expect(
            words(
                .unknownChoice(
                    "digitl", parameter: "style", kind: "a", choices: ["analog", "digital"],
                    nearest: "digital"))
                == "The parameter 'style' of the widget 'a' cannot be 'digitl'; "
                + "did you mean 'digital'? It can be analog or digital.")
        #expect(
            words(.valueOutOfRange("hours", kind: "a", value: .int(25), range: 12...24))
                == "The parameter 'hours' of the widget 'a' cannot be '25'; it goes from 12 to 24.")
        #expect(
            words(.wrongCount("tags", kind: "a", found: 1, count: 2...4))
                == "The parameter 'tags' of the widget 'a' cannot have 1 value; it takes 2 to 4.")
        #expect(
            words(.wrongCount("tags", kind: "a", found: 3, count: 2...2))
                == "The parameter 'tags' of the widget 'a' cannot have 3 values; it takes 2.")
        #expect(
            words(.unreadableValue("soon", parameter: "start", kind: "a", expected: .date))
                == "The parameter 'start' of the widget 'a' cannot be 'soon'; "
                + "it takes a date in ISO 8601, such as 2026-07-01T08:30:00Z.")
        #expect(
            words(
                .ambiguousChoice("Berlin", parameter: "city", kind: "a", choices: ["b1", "b2"]))
                == "The parameter 'city' of the widget 'a' has several choices called 'Berlin'; "
                + "give b1 or b2.")
    }

    @Test func `An error for placed widgets says what to do`() {
        #expect(
            words(.unknownInstance("clok-1", nearest: "clock-1"))
                == "No placed widget has the id 'clok-1'; did you mean 'clock-1'?")
        #expect(
            words(.unknownInstance("x", nearest: nil))
                == "No placed widget has the id 'x'; list the ones there are.")
        #expect(
            words(.storeUnusable(path: "/p", problem: .unusable("Permission denied")))
                == "The file /p of placed widgets cannot be used: Permission denied.")
        #expect(
            words(.storeUnusable(path: "/p", problem: .damaged("file is not a database")))
                == "The file /p of placed widgets is damaged (file is not a database) and was left "
                + "as it is; move it away to start afresh.")
        #expect(
            words(.storeUnusable(path: "/p", problem: .newer(version: 9, known: 1)))
                == "The file /p of placed widgets was written by a newer version, in format 9 "
                + "where this one knows 1; update this one.")
        #expect(
            words(.storeUnusable(path: "/p", problem: .busy))
                == "The file /p of placed widgets has been written by another program for too "
                + "long; try again.")
    }

    @Test func `An error for a failed plugin has its reason and the end of its log`() {
        #expect(
            words(.crashed(plugin: plugin, end: .killed(signal: 11), log: ["one", "two"]))
                == "The plugin /plugins/clock.so crashed with SIGSEGV (invalid memory access).\n"
                + "Its log ends with:\n    one\n    two")
        // As a debug build of Swift's runtime writes them, which has room for 128 functions.
        let trace =
            ["one", "Clock.swift:3: Fatal error: no hands", "Current stack trace:"]
            + (0..<128).map { "\($0)  libClock.so  0x00007f" } + ["last"]
        var log = LogRing(lineCount: HostPolicy().logLineLimit)
        log.append(Array(trace.joined(separator: "\n").utf8))
        #expect(
            words(.crashed(plugin: plugin, end: .killed(signal: 4), log: log.lines))
                .hasSuffix("Its log ends with:\n    Clock.swift:3: Fatal error: no hands"))
        #expect(
            words(.crashed(plugin: plugin, end: .exited(status: 3), log: []))
                == "The plugin /plugins/clock.so ended by itself with status 3 "
                + "without a word in its log; a debug build may say why.")
        #expect(
            words(.busy(plugin: plugin, for: .seconds(31)))
                == "The plugin /plugins/clock.so has been performing another intent for 31 seconds; "
                + "try again when it has ended.")
        #expect(
            words(.busy(plugin: plugin, for: .seconds(31), stopped: 42))
                == "The plugin /plugins/clock.so is performing another intent for the process 42, "
                + "which is stopped; continue it or end it, and try again.")
        #expect(
            words(.timedOut(plugin: plugin, task: "describe its widgets", after: .seconds(5)))
                == "The plugin /plugins/clock.so did not describe its widgets within 5 seconds; "
                + "asking again tries anew.")
        #expect(
            words(.badReply(plugin: plugin, problem: "it said hello twice"))
                == "The plugin /plugins/clock.so sent an answer that cannot be used: "
                + "it said hello twice.")
        #expect(
            words(.providerFailed(kind: "a", plugin: plugin, message: "no network!"))
                == "The provider of the widget 'a' failed: no network!")
        #expect(
            words(.resting(plugin: plugin, for: .milliseconds(1_500), last: HostError(.cancelled)))
                == "The plugin /plugins/clock.so failed and is started again in 1.5 seconds; "
                + "the last failure was: The request was cancelled.")
        #expect(
            words(.quarantined(plugin: plugin, failures: 7, last: HostError(.cancelled)))
                == "The plugin /plugins/clock.so failed 7 times in a row and is left alone until "
                + "its file changes; the last failure was: The request was cancelled.")
    }

    @Test func `An error for a plugin above a limit has the use and the limit`() {
        #expect(
            words(.tooManyThreads(plugin: plugin, count: 1203, limit: 1000))
                == "The plugin /plugins/clock.so was stopped because it had 1203 threads; it may "
                + "have 1000, so let some of them end.")
        #expect(
            words(.tooManyMappings(plugin: plugin, count: 23_500, limit: 3_000))
                == "The plugin /plugins/clock.so was stopped because it had 23500 mappings of "
                + "memory; it may have 3000, so unmap files and sockets that are closed.")
        #expect(
            words(
                .tooManyMappings(plugin: plugin, count: ProcessUse.mostMappings, limit: 3_000)
            ).contains("it had more mappings of memory than can be counted; it may have 3000"))
        #expect(
            words(.tooManyWatches(plugin: plugin, limit: 1_000))
                == "The plugin /plugins/clock.so was stopped because it watched more than 1000 "
                + "descriptors with epoll; close those that are no longer needed.")
        #expect(
            words(.tooManyInFlight(plugin: plugin, count: 25, limit: 16))
                == "The plugin /plugins/clock.so was stopped because it had sent 25 descriptors "
                + "over its sockets without receiving them; it may have 16 on their way.")
        #expect(
            words(.tooMuchRead(plugin: plugin, limit: 1 << 30))
                == "The plugin /plugins/clock.so was stopped because it read more than 1024 MB "
                + "from disks within 32 seconds; read less, or less often.")
        #expect(
            words(.tooMuchWritten(plugin: plugin, limit: 1 << 30))
                == "The plugin /plugins/clock.so was stopped because it wrote more than 1024 MB to "
                + "files within an hour; write less often.")
        #expect(
            words(.tooBusy(plugin: plugin, limit: .seconds(120)))
                == "The plugin /plugins/clock.so was stopped because it computed for 120 seconds "
                + "more than a quarter of the time; let it wait for events instead of polling.")
        #expect(
            words(.containerFull(plugin: plugin, path: "/c", limit: 512 << 20))
                == "The plugin /plugins/clock.so keeps more than 512 MB in /c, or files too deep "
                + "or too many to be measured; remove what is not needed there.")
    }

    @Test func `An error of the host says what to do`() {
        #expect(
            words(.runnerUnusable(path: "/x/widget-runner", problem: "it is not there; install it"))
                == "The runner /x/widget-runner cannot be started: it is not there; install it.")
        #expect(words(.cancelled) == "The request was cancelled.")
        #expect(
            words(.shutDown)
                == "The host was shut down and answers no more requests; make another one.")
        #expect(HostError(.cancelled).localizedDescription == "The request was cancelled.")
    }

    @Test func `A signal is named with its usual cause`() {
        #expect(SignalName.of(6) == "SIGABRT (it aborted)")
        #expect(SignalName.of(64) == "signal 64")
    }

    @Test func `A similar name is suggested, and no other`() {
        let kinds = ["com.mygame.game-status", "com.mygame.leaderboard", "org.example.clock"]
        #expect(NearestName.of("com.mygame.gamestatus", among: kinds) == "com.mygame.game-status")
        #expect(NearestName.of("clock", among: kinds) == "org.example.clock")
        #expect(NearestName.of("Org.Example.Clock", among: kinds) == "org.example.clock")
        #expect(NearestName.of("net.weather", among: kinds) == nil)
        #expect(NearestName.of("", among: kinds) == nil)
        #expect(NearestName.of("a", among: []) == nil)
        let long = String(repeating: "a", count: 101)
        #expect(NearestName.of(long, among: [long + "b"]) == nil)
        #expect(NearestName.of("clok", among: [long, "clock"]) == "clock")
    }
}
