import Glibc

/// Writes one source file of a target: `porthole-build-tool STEP OUTPUT INPUT...`.
///
/// The plugins PortholeBuild and BuildAs run it.
@main
enum BuildTool {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count >= 2 else {
            fail("usage: porthole-build-tool STEP OUTPUT INPUT...", status: EX_USAGE)
        }
        switch arguments[0] {
        case "foundation", "module-foundation":
            let source = FoundationSource(
                files: arguments[2...].map(Files.text),
                hasBundle: arguments[0] == "module-foundation")
            write(source.text, to: arguments[1])
        case "intents": write(intentSource(of: arguments.dropFirst(2)), to: arguments[1])
        case "models": write(modelSource(of: arguments.dropFirst(2)), to: arguments[1])
        case "assets":
            write(assetSource(of: arguments.dropFirst(2), in: ".main"), to: arguments[1])
        case "module-assets":
            write(assetSource(of: arguments.dropFirst(2), in: ".module"), to: arguments[1])
        case let step:
            guard let system = AppleSystem(rawValue: step) else {
                fail("There is no step '\(step)'.", status: EX_USAGE)
            }
            let source = arguments[2...].map(Files.text).joined()
            writeShown(source, as: system, to: arguments[1])
        }
    }

    private static func assetSource(
        of files: some Sequence<String>, in bundle: String
    ) -> String {
        let sources = files.filter { $0.hasSuffix(".swift") }.map(Files.text)
        return AssetSymbols(
            files.filter { !$0.hasSuffix(".swift") }, in: bundle,
            beside: DeclaredConstants(in: sources)
        ).source
    }

    private static func intentSource(of files: some Sequence<String>) -> String {
        do throws(DefinitionError) {
            let definitions = try files.map(IntentDefinition.init)
            return DefinitionSource(definitions: definitions).text
        } catch {
            fail(error.description)
        }
    }

    private static func modelSource(of folders: some Sequence<String>) -> String {
        do throws(DataModelError) {
            return ModelSource(models: try folders.map(DataModel.init)).text
        } catch {
            fail(error.description)
        }
    }

    /// Writes the source that the compiler sees; empty if that is the original.
    private static func writeShown(_ source: String, as system: AppleSystem, to path: String) {
        let shown = AppleSource(text: source, system: system).shown
        // The build compares the modification dates of the files it compiles.
        if shown == source {
            unlink(path)
        } else if shown != Files.text(of: path) {
            write(shown, to: path)
        }
    }

    /// Reports a problem in the format of a compiler, so that the build shows it as an error.
    static func fail(_ problem: String, status: Int32 = EXIT_FAILURE) -> Never {
        let line = "error: \(problem)\n"
        _ = Glibc.write(STDERR_FILENO, line, line.utf8.count)
        exit(status)
    }

    /// Replaces a file.
    static func write(_ text: String, to path: String) {
        guard let file = fopen(path, "w") else {
            fail("'\(path)' cannot be written: \(String(cString: strerror(errno))).")
        }
        let isWritten = fputs(text, file) >= 0
        guard fclose(file) == 0, isWritten else {
            fail("'\(path)' cannot be written: \(String(cString: strerror(errno))).")
        }
    }
}
