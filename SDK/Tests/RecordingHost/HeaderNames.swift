import Foundation

/// The names of the header's enumerators, read from the files of the header itself.
package struct HeaderNames: Sendable {
    /// The names of this checkout's header.
    package static let shared = HeaderNames(
        folder: URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/CWidgetPlugin/include"))

    private let enumerations: [String: [Int: String]]

    private init(folder: URL) {
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        guard let files, !files.isEmpty else { fatalError("no headers in \(folder.path)") }
        let text = files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }.joined()
        var enumerations: [String: [Int: String]] = [:]
        for match in text.matches(of: /typedef enum (\w+) \{(.*?)\}/.dotMatchesNewlines()) {
            enumerations[String(match.1)] = Self.enumerators(in: match.2)
        }
        // A set has a type of its own, after its bits.
        let sets = /enum \{([^}]*)\};\s*typedef uint32_t (\w+);/
        for match in text.matches(of: sets) {
            enumerations[String(match.2)] = Self.enumerators(in: match.1)
        }
        self.enumerations = enumerations
    }

    private static func enumerators(in body: Substring) -> [Int: String] {
        var names: [Int: String] = [:]
        for line in body.matches(of: /WIDGET_(\w+) = (\d+)u?(?: << (\d+))?/) {
            guard let value = Int(line.2) else { continue }
            names[value << (line.3.flatMap { Int($0) } ?? 0)] = line.1.lowercased()
        }
        return names
    }

    /// The name of a value, without its prefix and in lower case, or the number.
    package func name(_ value: some BinaryInteger, in enumeration: String) -> String {
        enumerations[enumeration]?[Int(value)] ?? "\(value)"
    }

    /// The names of the bits of a set, joined by `|`.
    package func names(_ set: some BinaryInteger, in enumeration: String) -> String {
        let bits = (0..<Int(set).bitWidth - 1).map { 1 << $0 }.filter { Int(set) & $0 != 0 }
        return bits.map { name($0, in: enumeration) }.joined(separator: "|")
    }
}
