import Foundation
import RecordStore

/// An object's values as JSON, typed by its entity.
enum ObjectContents {
    /// The values that a store keeps.
    static func values(of data: Data, _ entity: NSEntityDescription) throws -> ObjectValues {
        try decoder.decode(ObjectValues.self, from: data, configuration: entity)
    }

    /// Encodes values; throws if one cannot be encoded.
    static func data(of values: ObjectValues, _ entity: NSEntityDescription) throws -> Data {
        try encoder.encode(values, configuration: entity)
    }

    private static let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }()

    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        encoder.outputFormatting = .withoutEscapingSlashes
        return encoder
    }()
}

private struct PropertyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// The parts of a value that no model describes.
private enum UndescribedKey: CodingKey {
    case type
    case value
    case form
    case objects
}

extension ObjectValues: CodableWithConfiguration {
    /// Reads values; an attribute that a newer model added has its default.
    init(from decoder: any Decoder, configuration entity: NSEntityDescription) throws {
        let container = try decoder.container(keyedBy: PropertyKey.self)
        let known = entity.known
        for (name, attribute) in known.attributes {
            let key = PropertyKey(stringValue: name)
            guard container.contains(key) else {
                attributes[name] = attribute.defaultValue
                continue
            }
            if try container.decodeNil(forKey: key) { continue }
            attributes[name] = try attribute.attributeType.decode(
                from: container, key)
        }
        for (name, relationship) in known.relationships {
            let key = PropertyKey(stringValue: name)
            let texts = try container.decodeIfPresent([String].self, forKey: key) ?? []
            relations[name] = RelatedNames(
                of: relationship, texts.compactMap(Record.Name.init(text:)))
        }
        for key in container.allKeys where known.attributes[key.stringValue] == nil {
            guard known.relationships[key.stringValue] == nil,
                // Values described only by an older model are dropped.
                let value = try? container.nestedContainer(
                    keyedBy: UndescribedKey.self, forKey: key)
            else { continue }
            if let form = try value.decodeIfPresent(RelatedNames.Form.self, forKey: .form) {
                let texts = try value.decode([String].self, forKey: .objects)
                relations[key.stringValue] = RelatedNames(
                    form, texts.compactMap(Record.Name.init(text:)))
            } else if let type = NSAttributeType(
                rawValue: try value.decode(UInt.self, forKey: .type))
            {
                attributes[key.stringValue] = try type.decode(from: value, .value)
            }
        }
    }

    func encode(to encoder: any Encoder, configuration entity: NSEntityDescription) throws {
        var container = encoder.container(keyedBy: PropertyKey.self)
        let known = entity.known
        for (name, attribute) in known.attributes where !attribute.isTransient {
            let key = PropertyKey(stringValue: name)
            guard let value = attributes[name] else {
                try container.encodeNil(forKey: key)
                continue
            }
            try attribute.attributeType.encode(
                value, to: &container, key)
        }
        for (name, names) in relations {
            let key = PropertyKey(stringValue: name)
            let texts = names.all.map(\.text)
            if known.relationships[name] != nil {
                try container.encode(texts, forKey: key)
            } else {
                var value = container.nestedContainer(
                    keyedBy: UndescribedKey.self, forKey: key)
                try value.encode(names.form, forKey: .form)
                try value.encode(texts, forKey: .objects)
            }
        }
        for (name, value) in attributes where known.attributes[name] == nil {
            let key = PropertyKey(stringValue: name)
            var container = container.nestedContainer(
                keyedBy: UndescribedKey.self, forKey: key)
            let type = NSAttributeType(of: value)
            try container.encode(type.rawValue, forKey: .type)
            try type.encode(value, to: &container, .value)
        }
    }
}

extension NSAttributeType {
    fileprivate func decode<Key: CodingKey>(
        from container: KeyedDecodingContainer<Key>, _ key: Key
    ) throws -> Any? {
        switch self {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return accepted(NSNumber(value: try container.decode(Int64.self, forKey: key)))
        case .doubleAttributeType:
            return NSNumber(value: try container.decode(Double.self, forKey: key))
        case .floatAttributeType:
            return NSNumber(value: try container.decode(Float.self, forKey: key))
        case .booleanAttributeType:
            return NSNumber(value: try container.decode(Bool.self, forKey: key))
        case .decimalAttributeType:
            return NSDecimalNumber(string: try container.decode(String.self, forKey: key))
        case .stringAttributeType: return try container.decode(String.self, forKey: key)
        case .dateAttributeType:
            return Date(
                timeIntervalSinceReferenceDate: try container.decode(Double.self, forKey: key))
        case .binaryDataAttributeType: return try container.decode(Data.self, forKey: key)
        case .UUIDAttributeType: return try container.decode(UUID.self, forKey: key)
        case .URIAttributeType: return URL(string: try container.decode(String.self, forKey: key))
        case .transformableAttributeType, .undefinedAttributeType:
            let data = try container.decode(Data.self, forKey: key)
            return ArchivedValue.value(of: data)
        }
    }

    fileprivate func encode<Key: CodingKey>(
        _ value: Any, to container: inout KeyedEncodingContainer<Key>, _ key: Key
    ) throws {
        switch (self, accepted(value)) {
        case (.booleanAttributeType, let value as Bool): try container.encode(value, forKey: key)
        case (.decimalAttributeType, let value as NSDecimalNumber):
            try container.encode(value.stringValue, forKey: key)
        case (.doubleAttributeType, let value as NSNumber):
            try container.encode(value.doubleValue, forKey: key)
        case (.floatAttributeType, let value as NSNumber):
            try container.encode(value.floatValue, forKey: key)
        case (.stringAttributeType, let value as String):
            try container.encode(value, forKey: key)
        case (.dateAttributeType, let value as Date):
            try container.encode(value.timeIntervalSinceReferenceDate, forKey: key)
        case (.binaryDataAttributeType, let value as Data):
            try container.encode(value, forKey: key)
        case (.UUIDAttributeType, let value as UUID): try container.encode(value, forKey: key)
        case (.URIAttributeType, let value as URL):
            try container.encode(value.absoluteString, forKey: key)
        case (.integer16AttributeType, let value as NSNumber),
            (.integer32AttributeType, let value as NSNumber),
            (.integer64AttributeType, let value as NSNumber):
            try container.encode(value.int64Value, forKey: key)
        default:
            guard self == .transformableAttributeType || self == .undefinedAttributeType,
                let data = ArchivedValue.data(of: value)
            else {
                throw EncodingError.invalidValue(
                    value,
                    .init(
                        codingPath: container.codingPath + [key],
                        debugDescription: "A '\(type(of: value))' cannot be kept here."))
            }
            try container.encode(data, forKey: key)
        }
    }
}
