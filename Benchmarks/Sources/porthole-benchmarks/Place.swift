import Foundation
import WidgetHost
import WidgetText

/// Where the programs to measure are.
struct Place {
    let runner: String
    let floorChild: String
    let floorSwift: String
    let floorLibrary: String
    /// A folder with nothing but the benchmark's own plugin.
    let benchmarkPlugins: String
    /// The fonts that runners measure with and pictures are drawn with.
    let fonts: FontConfiguration
    /// The folder of the Swift plugin whose memory is measured.
    let swiftPlugin: String

    init(stage: String) throws {
        let built = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().path(percentEncoded: false)
        let stage = URL(filePath: stage).standardizedFileURL.path(percentEncoded: false)
        runner = try Self.existing("\(stage)/libexec/porthole/widget-runner")
        floorChild = try Self.existing("\(built)/floor-child")
        floorSwift = try Self.existing("\(built)/floor-swift")
        floorLibrary = try Self.existing("\(built)/libFloorLibrary.so")
        fonts = try FontConfiguration.write(in: Self.temporary.path(percentEncoded: false))
        try fonts.warm()
        benchmarkPlugins = try Self.folder("benchmark", with: "\(built)/libBenchmarkPlugin.so")
        swiftPlugin = try Self.folder(
            "swift", with: "\(stage)/lib/porthole/plugins/GameWidgets.widgetbundle")
    }

    /// A host that sees one folder of plugins and remembers nothing.
    func host(plugins: String) -> WidgetHost {
        WidgetHost(
            configuration: HostConfiguration(
                pluginDirectories: [PluginDirectory(plugins)], runner: runner,
                fontConfiguration: fonts.file, environment: ProcessInfo.processInfo.environment))
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
}
