import Foundation

/// The plugin in Swift with what was measured in SwiftUI.
enum LayoutFactsPlugin {
    /// Its library, built as a stranger would; tests that come first wait for it.
    static func path() throws -> String { try built.get() }

    private static let built = Result { try build() }

    private static func build() throws -> String {
        let checkout = URL(filePath: #filePath).appending(path: "../../..").standardized
        let scratch = checkout.appending(path: "Plugins/.build").path
        let build = Process()
        build.executableURL = URL(filePath: "/usr/bin/env")
        // `make test` gives one that survives crashes of the package manager.
        let swift = ProcessInfo.processInfo.environment["PORTHOLE_SWIFT"] ?? "swift"
        build.arguments = [
            swift, "build", "--configuration", "release", "--product", "LayoutFacts",
            "--package-path", checkout.appending(path: "SDK/Tests/Fixtures").path,
            "--scratch-path", scratch,
            // The plan of the package that was built last is not that of this one.
            "--disable-build-manifest-caching",
        ]
        build.standardOutput = FileHandle.standardError
        try build.run()
        build.waitUntilExit()
        guard build.terminationStatus == 0 else { throw NotCompiledError(plugin: "LayoutFacts") }
        return scratch + "/release/libLayoutFacts.so"
    }
}
