import Foundation
import Testing

// Other tests keep the threads busy with a build at first.
@Suite("A widget in the words of 2020's first beta", .timeLimit(.minutes(8)))
struct OldSpellingTests {
    @Test(arguments: [
        ("typealias Intent = Old", "IntentTimelineProvider", "for configuration: Old, "),
        ("", "TimelineProvider", ""),
    ])
    func `names the new spelling in the error`(intent: String, provider: String, argument: String)
        throws
    {
        let errors = try Compiler.errors(
            in: """
                import Intents
                import SwiftUI
                import WidgetKit

                class Old: INIntent {}
                struct Moment: TimelineEntry { let date: Date }
                struct Provider: \(provider) {
                    typealias Entry = Moment
                    \(intent)
                    func snapshot(
                        \(argument)with context: Context, completion: @escaping (Moment) -> ()
                    ) {}
                    func timeline(
                        \(argument)with context: Context, completion: @escaping (Timeline<Moment>) -> ()
                    ) {}
                }
                @main struct Clock: Widget {
                    var body: some WidgetConfiguration {
                        StaticConfiguration(kind: "Clock", provider: Plain()) { _ in Text("") }
                    }
                }
                struct Plain: TimelineProvider {
                    func placeholder(in context: Context) -> Moment { Moment(date: Date()) }
                    func getSnapshot(in context: Context, completion: @escaping (Moment) -> ()) {}
                    func getTimeline(
                        in context: Context, completion: @escaping (Timeline<Moment>) -> ()
                    ) {}
                }
                """)
        let label = argument.isEmpty ? "" : "for:"
        for words in [
            "write placeholder(in:), which was placeholder(with:)",
            "write getSnapshot(\(label)in:completion:), which was snapshot(\(label)with:completion:)",
            "write getTimeline(\(label)in:completion:), which was timeline(\(label)with:completion:)",
        ] {
            #expect(errors.contains(words), "\(errors)")
        }
    }

    @Test func `may still give a placeholder, which is deprecated`() throws {
        let source = """
            import SwiftUI
            import WidgetKit

            struct Moment: TimelineEntry { let date: Date }
            struct Provider: TimelineProvider {
                func placeholder(in context: Context) -> Moment { Moment(date: Date()) }
                func getSnapshot(in context: Context, completion: @escaping (Moment) -> ()) {}
                func getTimeline(
                    in context: Context, completion: @escaping (Timeline<Moment>) -> ()
                ) {}
            }
            @main struct Clock: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(
                        kind: "Clock", provider: Provider(), placeholder: Text("Soon")
                    ) { _ in Text("") }
                }
            }
            """
        #expect(try Compiler.errors(in: source) == "")
    }
}

/// The compiler as an author's build calls it, on one file.
enum Compiler {
    /// The errors in a source, with the SDK that this test is built with.
    static func errors(in source: String) throws -> String {
        let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent()
        let file = FileManager.default.temporaryDirectory
            .appending(path: "author-\(UUID().uuidString).swift")
        try Data(source.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let header = URL(filePath: #filePath).appending(
            path: "../../../Sources/CWidgetPlugin/include"
        ).standardized
        var arguments = [
            "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "5",
            "-I", products.appending(path: "Modules").path, "-I", header.path,
            "-load-plugin-executable",
            products.appending(path: "SwiftUIMacros-tool").path + "#SwiftUIMacros", file.path,
        ]
        for folder in try FileManager.default.contentsOfDirectory(atPath: products.path)
        where folder.hasSuffix(".build") {
            let map = products.appending(path: "\(folder)/module.modulemap").path
            guard FileManager.default.fileExists(atPath: map) else { continue }
            arguments += ["-Xcc", "-fmodule-map-file=\(map)"]
        }
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").filter { $0.contains("error:") }.joined(separator: "\n")
    }
}
