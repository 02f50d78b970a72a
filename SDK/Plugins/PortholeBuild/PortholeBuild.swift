import Foundation
import PackagePlugin

/// Adds to an author's target what Xcode would: source files made from others, and the additions to
/// Foundation.
///
///     .target(name: "MyWidgets", dependencies: […],
///         plugins: [.plugin(name: "PortholeBuild", package: "PortholeSDK")])
@main
struct PortholeBuild: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let tool = try context.tool(named: "porthole-build-tool").url
        let output = context.pluginWorkDirectoryURL
        return Step.all.compactMap { step in
            let inputs = step.inputs(of: target)
            if inputs.isEmpty { return nil }
            let file = output.appending(path: step.output)
            return .buildCommand(
                displayName: "\(step.title) of \(target.name)", executable: tool,
                arguments: [step.command(for: target), file.path] + inputs.map(\.path),
                inputFiles: inputs, outputFiles: [file])
        }
    }
}
