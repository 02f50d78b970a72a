import ArgumentParser
import Foundation
import WidgetHost

/// `porthole bundle`: makes a bundle folder from a library.
struct BundleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bundle",
        abstract: "Make a .widgetbundle folder from a library.",
        discussion: """
            The folder holds the library, an Info.plist and the resources: those of --resources, and \
            the folders NAME.resources beside the library that its code asks for as Bundle.module. Drop \
            it into a plugin directory, such as ~/.local/share/porthole/plugins.

            A companion is a library that has no widgets but an intents extension (INExtension): it \
            answers when users configure the bundle's widgets, and those alone. It goes into the \
            folder PlugIns.

            Examples:
              porthole bundle libHello.so -o Hello.widgetbundle --identifier org.example.hi
              porthole bundle libHello.so -o Hello.widgetbundle --info Info.plist --force
            """)

    @Argument(help: "The plugin's library.", completion: .file(extensions: ["so"]))
    var library: String

    @Option(name: .shortAndLong, help: "The folder to make, NAME.widgetbundle.")
    var output: String

    @Option(
        help: "An Info.plist to start from; the options below override it.",
        completion: .file(extensions: ["plist"]))
    var info: String?

    @Option(
        help: "A folder whose contents are copied into the bundle; or an asset catalogue.",
        completion: .directory)
    var resources: String?

    @Option(
        help: ArgumentHelp(
            "A library that handles intents of the widgets; may be repeated.", valueName: "library"),
        completion: .file(extensions: ["so"]))
    var companion: [String] = []

    @Option(help: "The bundle's identifier, in reverse DNS, such as org.example.hello.")
    var identifier: String?

    @Option(help: "The bundle's name. Default: the library's.")
    var name: String?

    @Option(help: "The bundle's version. Default: 1.0.")
    var version: String?

    @Flag(help: "Replace the folder when it exists.")
    var force = false

    func run() async throws {
        try await reportingErrors {
            let folder = URL(filePath: output, directoryHint: .isDirectory)
            guard folder.pathExtension == "widgetbundle" else {
                throw CommandError(
                    "The name of the folder \(output) must end with .widgetbundle.")
            }
            let library = URL(filePath: library)
            let companions = companion.map { URL(filePath: $0) }
            let resources = resources.map { URL(filePath: $0, directoryHint: .isDirectory) }
            for library in [library] + companions { try BundleFolder.checkLibrary(library) }
            if let resources { try BundleFolder.checkResources(resources) }
            let bundle = BundleFolder(
                library: library, companions: companions,
                info: try BundleFolder.info(properties(of: library)), resources: resources)
            try await cancelledByInterrupts { [force] in
                try bundle.write(to: folder, replacing: force)
            }
            try emit(folder.relativePath + "\n")
        }
    }

    /// An Info.plist entry that an option sets.
    private struct Property {
        let key: String
        /// The option's value; nil when it was not given.
        let given: String?
        let option: String
        /// The value taken when the user does not answer; nil when there is none.
        var proposal: String?
    }

    /// The bundle's Info.plist: the contents of --info, overridden by options and answers.
    private func properties(of library: URL) throws -> [String: Any] {
        var properties = try info.map { try BundleFolder.properties(of: URL(filePath: $0)) } ?? [:]
        for property in [
            Property(key: "CFBundleIdentifier", given: identifier, option: "--identifier"),
            Property(
                key: "CFBundleName", given: name, option: "--name",
                proposal: LibraryName.target(of: library)),
            Property(
                key: "CFBundleShortVersionString", given: version, option: "--version",
                proposal: "1.0"),
        ] {
            properties[property.key] =
                try property.given ?? properties[property.key]
                ?? Prompt.ask(property.option, proposal: property.proposal)
        }
        properties["CFBundleExecutable"] = library.lastPathComponent
        try Self.check(identifier: properties["CFBundleIdentifier"])
        return properties
    }

    /// Checks the identifier, which names the plugin's container.
    private static func check(identifier: Any?) throws {
        let text = identifier as? String ?? ""
        guard text.wholeMatch(of: /[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+/) == nil else { return }
        throw CommandError(
            "The identifier '\(text)' cannot be a bundle's; it is made of letters, digits and "
                + "hyphens between dots, such as org.example.hello.")
    }
}
