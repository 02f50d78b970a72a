import Foundation

/// A folder of a test's own, removed with its last reference.
final class TemporaryFolder: Sendable {
    let path: String

    /// - Parameter parent: Where it lies; where temporary files do without it.
    init(in parent: String? = nil) throws {
        path =
            (parent.map { URL(filePath: $0) } ?? FileManager.default.temporaryDirectory)
            .appendingPathComponent("porthole-test-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file, with the folders around it, and returns its path.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        try write(Data(text.utf8), to: name)
    }

    @discardableResult
    func write(_ data: Data, to name: String) throws -> String {
        let url = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
        return url.path
    }

    /// Writes what the host takes for a shared library, though nothing is in it.
    @discardableResult
    func writeLibrary(_ name: String, marker: String = "") throws -> String {
        #if arch(x86_64)
            let machine: UInt8 = 62
        #else
            let machine: UInt8 = 183
        #endif
        let identification: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
        var header = identification + [3, 0, machine, 0] + Array(repeating: 0, count: 100)
        // One segment, described right after the header, that needs nothing of the file.
        (header[32], header[54], header[56], header[64]) = (64, 56, 1, 1)
        return try write(Data(header) + Data(marker.utf8), to: name)
    }

    /// Writes a bundle with an XML manifest of these keys, and a library.
    @discardableResult
    func writeBundle(_ name: String, _ keys: [String: String], library: String?) throws -> String {
        let data = try PropertyListSerialization.data(
            fromPropertyList: keys, format: .xml, options: 0)
        try write(data, to: "\(name)/Info.plist")
        if let library { try writeLibrary("\(name)/\(library)") }
        return "\(path)/\(name)"
    }
}
