import Foundation

extension GeneratedContent {
    /// Parses JSON, which may be truncated; then the content is incomplete.
    ///
    /// Throws where the text is not the beginning of JSON.
    public init(json: String) throws {
        var reader = ContentReader(json)
        self = try reader.all()
    }

    /// The content as JSON, properties in their order.
    public var jsonString: String {
        switch kind {
        case .null: return "null"
        case .bool(let value): return "\(value)"
        case .number(let value):
            return Int(exactly: value).map(String.init) ?? "\(value)"
        case .string(let text): return Self.quoted(text)
        case .array(let elements):
            return "[" + elements.map(\.jsonString).joined(separator: ", ") + "]"
        case .structure(let properties, let keys):
            let members = keys.map { key in
                Self.quoted(key) + ": " + (properties[key]?.jsonString ?? "null")
            }
            return "{" + members.joined(separator: ", ") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "\"") { result, scalar in
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case ..<" ":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        } + "\""
    }
}
