import Foundation

extension NSAttributeType {
    /// Converts a value to this type; `nil` if it is of another type.
    func accepted(_ value: Any) -> Any? {
        switch self {
        case .integer16AttributeType: number(value) { NSNumber(value: $0.int16Value) }
        case .integer32AttributeType: number(value) { NSNumber(value: $0.int32Value) }
        case .integer64AttributeType: number(value) { NSNumber(value: $0.int64Value) }
        case .doubleAttributeType: number(value) { NSNumber(value: $0.doubleValue) }
        case .floatAttributeType: number(value) { NSNumber(value: $0.floatValue) }
        case .booleanAttributeType: number(value) { NSNumber(value: $0.boolValue) }
        case .decimalAttributeType: decimal(value)
        case .stringAttributeType: value as? String
        case .dateAttributeType: value as? Date
        case .binaryDataAttributeType: value as? Data
        case .UUIDAttributeType: value as? UUID
        case .URIAttributeType: value as? URL
        case .transformableAttributeType, .undefinedAttributeType: value
        }
    }

    private func number(_ value: Any, _ number: (NSNumber) -> NSNumber) -> NSNumber? {
        (value as? NSNumber).map(number)
    }

    private func decimal(_ value: Any) -> NSDecimalNumber? {
        switch value {
        case let decimal as NSDecimalNumber: decimal
        case let decimal as Decimal: NSDecimalNumber(decimal: decimal)
        case let number as NSNumber: NSDecimalNumber(decimal: number.decimalValue)
        default: nil
        }
    }

    /// The type that a value of no described attribute is kept as.
    init(of value: Any) {
        switch value {
        case is NSDecimalNumber, is Decimal: self = .decimalAttributeType
        case is Bool: self = .booleanAttributeType
        case is String: self = .stringAttributeType
        case is Date: self = .dateAttributeType
        case is Data: self = .binaryDataAttributeType
        case is UUID: self = .UUIDAttributeType
        case is URL: self = .URIAttributeType
        case let number as NSNumber:
            self =
                number.doubleValue == Double(number.int64Value)
                ? .integer64AttributeType : .doubleAttributeType
        default: self = .transformableAttributeType
        }
    }
}
