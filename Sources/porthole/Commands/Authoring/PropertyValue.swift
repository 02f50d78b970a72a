import Foundation

/// A property list value of any type, for a `PropertyListEncoder`.
///
/// `PropertyListSerialization` writes no arrays in a program that links Foundation statically.
struct PropertyValue: Encodable {
    let value: Any

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch value {
        case let text as String: try container.encode(text)
        case let date as Date: try container.encode(date)
        case let data as Data: try container.encode(data)
        case let values as [Any]: try container.encode(values.map(PropertyValue.init))
        case let values as [String: Any]:
            try container.encode(values.mapValues(PropertyValue.init))
        case let number as NSNumber: try Self.encode(number, in: &container)
        default:
            throw EncodingError.invalidValue(
                value,
                EncodingError.Context(
                    codingPath: encoder.codingPath,
                    debugDescription: "a property list has no \(type(of: value))"))
        }
    }

    private static func encode(
        _ number: NSNumber, in container: inout any SingleValueEncodingContainer
    ) throws {
        switch String(cString: number.objCType) {
        case "c": try container.encode(number.boolValue)
        case "d", "f": try container.encode(number.doubleValue)
        default: try container.encode(number.int64Value)
        }
    }
}
