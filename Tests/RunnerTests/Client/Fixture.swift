import Foundation
import Synchronization

/// A plugin of Tests/Fixtures/Plugins, compiled on first use.
enum Fixture {
    private static let built = Mutex<[String: String]>([:])
    private static let directory = FileManager.default.temporaryDirectory
        .appending(path: "runner-fixtures-\(getpid())")
    private static let package = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The path of the shared library made of `name`.c.
    static func library(_ name: String) throws -> String {
        try built.withLock { built in
            if let path = built[name] { return path }
            let path = try compile(name)
            built[name] = path
            return path
        }
    }

    private static func compile(_ name: String) throws -> String {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let library = directory.appending(path: "\(name).so").path
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = [
            "cc", "-std=c11", "-O1", "-shared", "-fPIC", "-pthread", "-D_GNU_SOURCE",
            "-I", package.appending(path: "SDK/Sources/CWidgetPlugin/include").path,
            "-o", library, try source(name).path,
        ]
        try compiler.run()
        compiler.waitUntilExit()
        guard compiler.terminationStatus == 0 else { throw NotCompiledError(plugin: name) }
        return library
    }

    /// The fixture's file, in whichever of the folders it is.
    private static func source(_ name: String) throws -> URL {
        let folders = try FileManager.default.contentsOfDirectory(
            at: package.appending(path: "Tests/Fixtures/Plugins"), includingPropertiesForKeys: nil)
        let files = folders.map { $0.appending(path: "\(name).c") }
        guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) })
        else { throw NotCompiledError(plugin: name) }
        return file
    }
}

/// A fixture the C compiler refused.
struct NotCompiledError: Error {
    let plugin: String
}
