import Foundation

/// The plugin in Swift with what was measured in SwiftUI.
enum LayoutFactsPlugin {
    /// Its library, built as a stranger would; tests that come first wait for it.
    static func path() throws -> String { try built.get() }

    private static let built = Result { try build() }

    private static func build() throws -> String {
        let sdk = URL(filePath: #filePath).appending(path: "../../../SDK").standardized
        let products = sdk.appending(path: ".build/fixtures").path
        let build = Process()
        build.executableURL = URL(filePath: "/usr/bin/env")
        // `make test` gives one that survives crashes of the package manager.
        let swift = ProcessInfo.processInfo.environment["PORTHOLE_SWIFT"] ?? "swift"
        build.arguments = [
            swift, "build", "--configuration", "release", "--product", "LayoutFacts",
            "--package-path", sdk.appending(path: "Tests/Fixtures").path,
            "--scratch-path", products,
        ]
        build.standardOutput = FileHandle.standardError
        try build.run()
        build.waitUntilExit()
        guard build.terminationStatus == 0 else { throw NotCompiledError(plugin: "LayoutFacts") }
        return products + "/release/libLayoutFacts.so"
    }
}
