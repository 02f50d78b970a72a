import Foundation

/// Encodes the values of an attribute in an object's contents, which are JSON.
protocol AttributeCoding {
    /// The value of an attribute that is missing; `nil` if it is required.
    static var none: Any? { get }
    static func json(of value: Any) throws -> Any
    static func value(of json: Any) throws -> Any
}

/// The error for a value that does not fit its property.
struct UnreadableValue: Error, CustomStringConvertible {
    let description: String

    init(json: Any, type: Any.Type) { description = "'\(json)' is no \(type)" }
}

/// Values of a type that can be encoded.
enum CodedAttribute<Value: Codable>: AttributeCoding {
    static var none: Any? { nilValue(of: Value.self) }

    static func json(of value: Any) throws -> Any {
        if let plain = value as? any PlainAttribute { return plain.json }
        guard let value = value as? Value else {
            throw UnreadableValue(json: value, type: Value.self)
        }
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        // Wrapped in an array, because not every value is valid JSON on its own.
        let list = try JSONSerialization.jsonObject(with: encoder.encode([value]))
        return (list as? [Any])?.first ?? NSNull()
    }

    static func value(of json: Any) throws -> Any {
        if let plain = Value.self as? any PlainAttribute.Type {
            guard let value = plain.init(json: json) else {
                throw UnreadableValue(json: json, type: Value.self)
            }
            return value
        }
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let list = try JSONSerialization.data(withJSONObject: [json])
        guard let value = try decoder.decode([Value].self, from: list).first else {
            throw UnreadableValue(json: json, type: Value.self)
        }
        return value
    }
}

/// Values of a type that cannot be encoded, which live as long as the object.
enum UncodedAttribute<Value>: AttributeCoding {
    static var none: Any? { nilValue(of: Value.self) }

    static func json(of value: Any) -> Any {
        PluginLog.warnOnce(
            "SwiftData does not keep values of type \(Value.self): it is not Codable.")
        return NSNull()
    }

    static func value(of json: Any) throws -> Any {
        throw UnreadableValue(json: json, type: Value.self)
    }
}

private func nilValue(of type: Any.Type) -> Any? {
    (type as? any ExpressibleByNilLiteral.Type).map { $0.init(nilLiteral: ()) }
}
