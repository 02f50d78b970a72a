// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The type of a value.
public enum NSAttributeType: UInt, Sendable {
    /// The value is unknown.
    case undefinedAttributeType = 0
    /// A number of 16 bits.
    case integer16AttributeType = 100
    /// A number of 32 bits.
    case integer32AttributeType = 200
    /// A number of 64 bits.
    case integer64AttributeType = 300
    /// A decimal number.
    case decimalAttributeType = 400
    /// A number with a fraction.
    case doubleAttributeType = 500
    /// A number with a short fraction.
    case floatAttributeType = 600
    /// A string.
    case stringAttributeType = 700
    /// Yes or no.
    case booleanAttributeType = 800
    /// A date.
    case dateAttributeType = 900
    /// Bytes.
    case binaryDataAttributeType = 1000
    /// A UUID.
    case UUIDAttributeType = 1100
    /// A URL.
    case URIAttributeType = 1200
    /// Something that is made into bytes.
    case transformableAttributeType = 1800
}
