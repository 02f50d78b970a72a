import Foundation
import PackagePlugin

/// Builds a package whose sources take `#if os(iOS)` for true and speak to Objective-C: `swift package build-as-ios`.
///
/// The compiler decides over both by the system that it builds for, and nothing can tell it otherwise. So it is
/// shown other sources in place of the package's, by an overlay of the file system; the files stay as they are,
/// and errors name them and their lines.
@main
struct BuildAsIOS: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var options = ArgumentExtractor(arguments)
        if options.extractFlag(named: "help") > 0 { return print(Self.help) }
        let isDebug = options.extractOption(named: "configuration").last == "debug"
        let product = options.extractOption(named: "product").last
        if let unknown = options.remainingArguments.first {
            throw Problem("'\(unknown)' is not known.\n\n\(Self.help)")
        }
        let overlay = context.pluginWorkDirectoryURL.appending(path: "ios.json")
        let files = Self.sources(of: context.package)
        try SourceOverlay(
            files, in: context.pluginWorkDirectoryURL,
            tool: try context.tool(named: "porthole-build-tool").url
        ).write(to: overlay)

        var parameters = PackageManager.BuildParameters(
            configuration: isDebug ? .debug : .release, logging: .concise, echoLogs: true)
        parameters.otherSwiftcFlags = ["-vfsoverlay", overlay.path]
        let result = try packageManager.build(
            product.map(PackageManager.BuildSubset.product) ?? .all(includingTests: false),
            parameters: parameters)
        guard result.succeeded else { throw Problem("The build failed.") }
        for artifact in result.builtArtifacts where artifact.kind == .dynamicLibrary {
            print(artifact.url.path)
        }
    }

    /// The Swift files of a package and of those it depends on, but for the SDK's, which know where they run.
    private static func sources(of package: Package) -> [URL] {
        var (files, seen): ([URL], Set<Package.ID>) = ([], [])
        var waiting = [package]
        while let next = waiting.popLast() {
            guard next.displayName != "PortholeSDK", seen.insert(next.id).inserted else { continue }
            waiting += next.dependencies.map(\.package)
            files += next.sourceModules.flatMap { module in
                module.sourceFiles.filter { $0.type == .source }.map(\.url)
            }
        }
        return files.filter { $0.pathExtension == "swift" }
    }

    private static let help = """
        Builds the package as if for iOS: `#if os(iOS)` is true, `import Darwin` takes glibc, and what is said to
        Objective-C's runtime is left out or done by Swift: `@objc`, `@NSManaged`, `#keyPath`, `#selector`.

        USAGE: swift package build-as-ios [--configuration debug|release] [--product NAME]

        The sources stay as they are. Libraries are built for release unless told otherwise, and lie where
        'swift build' puts them; their paths are printed.

        EXAMPLES:
          swift package build-as-ios
          swift package build-as-ios --configuration debug --product Hello
        """
}

/// What keeps the command from being done, in words.
struct Problem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
