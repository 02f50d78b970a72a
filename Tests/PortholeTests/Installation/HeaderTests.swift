import Foundation
import Testing

/// The C header, with every installed compiler and its warnings.
@Suite(.timeLimit(.minutes(2)))
struct HeaderTests {
    @Test(arguments: Compiler.installed)
    func `The header compiles by itself and twice without a warning`(compiler: Compiler)
        throws
    {
        for language in Language.allCases {
            let twice = "#include <widget_plugin.h>\n#include <widget_plugin.h>\n"
            #expect(try compiler.diagnostics(of: twice, as: language) == "", "\(language)")
        }
    }

    @Test(arguments: Compiler.installed)
    func `The plugin in the header's opening comment compiles`(compiler: Compiler) throws {
        let sample = try Self.sample()
        #expect(sample.contains("widget_plugin_entry"))
        #expect(try compiler.diagnostics(of: sample, as: .c11) == "")
    }

    @Test func `The plugin in the header's opening comment equals hello.c`() throws {
        let file = InstalledPorthole.checkout.appending(path: "Plugins/hello.c")
        let sample = try Self.sample().trimmingCharacters(in: .newlines)
        #expect(try String(contentsOf: file, encoding: .utf8) == sample + "\n")
    }

    @Test func `The installed sample compiles by pkg-config into a plugin`() async throws {
        let porthole = try InstalledPorthole()
        let share = InstalledPorthole.stage.appending(path: "share").path
        let built = try await porthole.shell(
            """
            PKG_CONFIG_PATH='\(share)/pkgconfig' && export PKG_CONFIG_PATH
            cc -std=c11 -shared -fPIC $(pkg-config --cflags porthole) -o plugins/hello.so \
                '\(share)/porthole/examples/hello.c'
            pkg-config --modversion porthole
            porthole --version
            """)
        #expect(built.status == 0 && built.errors == "", "\(built.errors)")
        let versions = built.text.split(separator: "\n")
        #expect(versions.count == 2 && versions[0] == versions[1], "\(versions)")
        let shown = try await porthole.run("run", "org.example.hello", "--once")
        #expect(shown.text.hasPrefix("Hello · "), "\(shown.errors)")
        let loud = try await porthole.run(
            "run", "org.example.hello", "--once", "--set", "loud=true")
        #expect(loud.text.hasPrefix("HELLO!"), "\(loud.errors)")
    }

    @Test(arguments: Compiler.installed)
    func `A plugin in C++ compiles with only the documented cast`(compiler: Compiler) throws {
        #expect(try compiler.diagnostics(of: Self.plugInInCPlusPlus, as: .cpp17) == "")
    }

    @Test func `The compiler check reports a warning in a source`() throws {
        let compiler = try #require(Compiler.installed.first)
        let source = "#include <widget_plugin.h>\nint f(void) { int unused; return 0; }\n"
        #expect(try compiler.diagnostics(of: source, as: .c11).contains("unused"))
    }

    /// The indented program between the words "A whole plugin:" and the command that compiles it.
    private static func sample() throws -> String {
        let header = try String(
            contentsOf: Compiler.include.appending(path: "widget_plugin.h"), encoding: .utf8)
        let lines = header.split(separator: "\n", omittingEmptySubsequences: false)
        let program = lines.drop { !$0.contains("A whole plugin:") }.dropFirst()
            .prefix { !$0.contains("cc -std=c11") }
        return program.map { String($0.dropFirst(" *     ".count)) }.joined(separator: "\n") + "\n"
    }

    private static let plugInInCPlusPlus = """
        #include <widget_plugin.h>

        static void draw(widget_view *view, void *) {
            widget_text(view, "C++", widget_font_style(WIDGET_FONT_TITLE));
        }

        static void hello(widget_timeline *out, const char *, double) {
            widget_add_entry(out, widget_now(out), draw, nullptr, nullptr);
        }

        uint32_t widget_plugin_entry(const widget_host *, widget_registry *registry) {
            widget_descriptor widget{};
            widget.size = sizeof widget;
            widget.kind = "org.example.cpp";
            widget.families = WIDGET_SYSTEM_SMALL | WIDGET_ACCESSORY_INLINE;
            widget.timeline = reinterpret_cast<widget_function>(hello);
            return widget_register(registry, &widget) ? WIDGET_ABI_VERSION : 0;
        }

        """
}

/// A language the header promises to be valid in.
enum Language: String, CaseIterable {
    case c11 = "c"
    case cpp17 = "c++"

    fileprivate var standard: String {
        switch self {
        case .c11: "-std=c11"
        case .cpp17: "-std=c++17"
        }
    }
}

/// A C compiler of this machine.
struct Compiler: CustomTestStringConvertible {
    let path: String

    var testDescription: String { path }

    /// Those of `cc`, `gcc` and `clang` found in the search path.
    static let installed: [Compiler] = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return ["cc", "gcc", "clang"].compactMap { name in
            folders.map { "\($0)/\(name)" }
                .first { FileManager.default.isExecutableFile(atPath: $0) }
                .map(Compiler.init(path:))
        }
    }()

    /// The folder of the header, in this checkout.
    static let include = InstalledPorthole.checkout
        .appending(path: "SDK/Sources/CWidgetPlugin/include")

    /// Compiles `source` without output and returns what the compiler says; nothing means it is
    /// content.
    func diagnostics(of source: String, as language: Language) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: path)
        process.arguments = [
            "-x", language.rawValue, language.standard, "-Wall", "-Wextra", "-Wpedantic", "-Werror",
            "-fsyntax-only", "-I", Self.include.path(percentEncoded: false), "-",
        ]
        let input = Pipe()
        let output = Pipe()
        process.standardInput = input
        process.standardError = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(source.utf8))
        try input.fileHandleForWriting.close()
        let words = String(
            decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return process.terminationStatus == 0 || !words.isEmpty
            ? words : "exit \(process.terminationStatus)"
    }
}
