import Foundation
import PackagePlugin

/// Builds a package whose sources ask for one of Apple's systems and speak to Objective-C:
/// `swift package build-as ios`.
///
/// The compiler decides over both by the system that it builds for, and nothing can tell it
/// otherwise. So it is shown other sources in place of the package's, by an overlay of the file
/// system; the files stay as they are, and errors name them and their lines.
@main
struct BuildAs: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var options = ArgumentExtractor(arguments)
        if options.extractFlag(named: "help") > 0 { return print(Self.help) }
        let isDebug = options.extractOption(named: "configuration").last == "debug"
        let product = options.extractOption(named: "product").last
        let system = try Self.system(among: options.remainingArguments)
        // A name for each system: the build goes by the names of its options, too.
        let overlay = context.pluginWorkDirectoryURL.appending(path: "\(system).json")
        try SourceOverlay(
            Self.sources(of: context.package), as: system, in: context.pluginWorkDirectoryURL,
            tool: try context.tool(named: "porthole-build-tool").url
        ).write(to: overlay)

        var parameters = PackageManager.BuildParameters(
            configuration: isDebug ? .debug : .release, logging: .concise, echoLogs: true)
        // Xcode takes /…/ for a regular expression in sources of Swift 5, too.
        parameters.otherSwiftcFlags = ["-vfsoverlay", overlay.path, "-enable-bare-slash-regex"]
        // The SDK's own sources see this instead: a widget's families are by default the system's.
        parameters.otherSwiftcFlags.append("-DPORTHOLE_\(system.uppercased())")
        let result = try packageManager.build(
            product.map(PackageManager.BuildSubset.product) ?? .all(includingTests: false),
            parameters: parameters)
        guard result.succeeded else { throw Problem("The build failed.") }
        for artifact in result.builtArtifacts where artifact.kind == .dynamicLibrary {
            print(artifact.url.path)
        }
    }

    /// The one system that is named.
    private static func system(among names: [String]) throws -> String {
        guard let name = names.first else { throw Problem("No system is named.\n\n\(help)") }
        guard names.count == 1, systems.contains(name) else {
            throw Problem("'\(names.last ?? name)' is not known.\n\n\(help)")
        }
        return name
    }

    private static let systems = ["ios", "macos", "watchos"]

    /// The Swift files of a package and of those it depends on, but for the SDK's, which know where
    /// they run.
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
        Builds the package as if for one of Apple's systems: `#if os(iOS)`, or `os(macOS)` or `os(watchOS)`, is true,
        and what is said to Objective-C's runtime is left out or done by Swift: `@objc`, `@NSManaged`, `#keyPath`,
        `#selector`. `canImport` tells UIKit from AppKit as there, and `import Darwin` takes glibc.

        USAGE: swift package build-as ios|macos|watchos [--configuration debug|release] [--product NAME]

        The sources stay as they are. Libraries are built for release unless told otherwise, and lie where
        'swift build' puts them; their paths are printed. Targets that import AppKit or Cocoa depend on the
        SDK's product of that name.

        EXAMPLES:
          swift package build-as ios
          swift package build-as macos --configuration debug --product Hello
        """
}
