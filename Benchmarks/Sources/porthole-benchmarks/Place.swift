import Foundation
import WidgetHost
import WidgetText

/// Where the programs to measure are.
struct Place {
    let runner: String
    let floorChild: String
    let floorSwift: String
    let floorLibrary: String
    let floorDraw: String
    let floorList: String
    /// The command line.
    let command: String
    /// What the command line remembers of plugins.
    let catalogue: String
    /// Where pictures are written.
    let picture: String
    /// A folder with nothing but the benchmark's own plugin.
    let benchmarkPlugins: String
    /// A folder with 30 plugins.
    let manyPlugins: String
    /// The fonts that runners measure with and pictures are drawn with.
    let fonts: FontConfiguration
    /// The folder of the Swift plugin whose memory is measured.
    let swiftPlugin: String

    init(stage: String) throws {
        let built = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().path(percentEncoded: false)
        let stage = URL(filePath: stage).standardizedFileURL.path(percentEncoded: false)
        command = try Self.existing("\(stage)/bin/porthole")
        runner = try Self.existing("\(stage)/libexec/porthole/widget-runner")
        floorChild = try Self.existing("\(built)/floor-child")
        floorSwift = try Self.existing("\(built)/floor-swift")
        floorLibrary = try Self.existing("\(built)/libFloorLibrary.so")
        floorDraw = try Self.existing("\(built)/floor-draw")
        floorList = try Self.existing("\(built)/floor-list")
        picture = Self.temporary.appending(path: "picture.png").path
        catalogue = Self.temporary.appending(path: "porthole/catalogue.sqlite").path
        // Beside what plugins may not read.
        fonts = try FontConfiguration.write(in: Self.temporary.appending(path: "fonts").path)
        // Writes fontconfig's cache, as the first picture that is drawn does.
        _ = try PangoTextEngine(fonts: fonts)
        benchmarkPlugins = try Self.folder("benchmark", with: "\(built)/libBenchmarkPlugin.so")
        manyPlugins = try Self.copies(of: "\(built)/libListedPlugin.so", 30)
        swiftPlugin = try Self.folder(
            "swift", with: "\(stage)/lib/porthole/plugins/GameWidgets.widgetbundle")
        Self.setEnvironment(fonts)
    }

    /// Removes what was made to measure with.
    func remove() { try? FileManager.default.removeItem(at: Self.temporary) }

    /// A host that sees one plugin directory and remembers nothing.
    func host(plugins: String) -> WidgetHost {
        WidgetHost(
            configuration: HostConfiguration(
                pluginDirectories: [PluginDirectory(plugins)], runner: runner,
                fontConfiguration: fonts.runnerFile,
                environment: ProcessInfo.processInfo.environment))
    }

    private static let temporary = FileManager.default.temporaryDirectory
        .appending(path: "porthole-benchmarks-\(getpid())")

    private static func existing(_ path: String) throws -> String {
        guard FileManager.default.fileExists(atPath: path) else {
            throw BenchmarkError.missing(path: path)
        }
        return path
    }

    /// Makes a temporary folder that holds a link to one plugin.
    private static func folder(_ name: String, with plugin: String) throws -> String {
        let plugin = URL(filePath: try existing(plugin))
        let folder = temporary.appending(path: name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: plugin.lastPathComponent), withDestinationURL: plugin)
        return folder.path(percentEncoded: false)
    }

    /// Has child processes keep what they remember here, and floors take the same fonts.
    private static func setEnvironment(_ fonts: FontConfiguration) {
        setenv("XDG_CACHE_HOME", temporary.path, 1)
        setenv("XDG_DATA_HOME", temporary.appending(path: "data").path, 1)
        setenv("FONTCONFIG_FILE", fonts.file, 1)
    }

    /// Makes a temporary folder with copies of one plugin.
    private static func copies(of plugin: String, _ count: Int) throws -> String {
        let plugin = URL(filePath: try existing(plugin))
        let folder = temporary.appending(path: "many")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for number in 1...count {
            try FileManager.default.copyItem(
                at: plugin, to: folder.appending(path: "Listed\(number).so"))
        }
        return folder.path
    }
}
