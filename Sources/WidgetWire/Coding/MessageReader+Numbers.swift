import SwiftProtobuf

// MARK: Numbers that are written in as many bytes as they need

extension MessageReader {
    private mutating func one<Value>(_ value: inout Value, _ make: (UInt64) -> Value) {
        if wireType == .varint { value = make(number) }
    }

    /// Reads numbers of a list, which are packed together or written one by one.
    private mutating func several<Value>(
        _ values: inout [Value], _ make: (UInt64) -> Value
    ) throws {
        switch wireType {
        case .varint:
            try admit()
            values.append(make(number))
        case .lengthDelimited:
            try inside { reader in
                while reader.hasMore {
                    try reader.admit()
                    values.append(make(try reader.varint()))
                }
            }
        case .fixed64, .fixed32: break
        }
    }

    private static func zigZag(_ number: UInt64) -> Int64 {
        Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
    }

    mutating func decodeSingularInt32Field(value: inout Int32) {
        one(&value) { Int32(truncatingIfNeeded: $0) }
    }
    mutating func decodeSingularInt32Field(value: inout Int32?) {
        one(&value) { Int32(truncatingIfNeeded: $0) }
    }
    mutating func decodeRepeatedInt32Field(value: inout [Int32]) throws {
        try several(&value) { Int32(truncatingIfNeeded: $0) }
    }

    mutating func decodeSingularInt64Field(value: inout Int64) {
        one(&value) { Int64(bitPattern: $0) }
    }
    mutating func decodeSingularInt64Field(value: inout Int64?) {
        one(&value) { Int64(bitPattern: $0) }
    }
    mutating func decodeRepeatedInt64Field(value: inout [Int64]) throws {
        try several(&value) { Int64(bitPattern: $0) }
    }

    mutating func decodeSingularUInt32Field(value: inout UInt32) {
        one(&value) { UInt32(truncatingIfNeeded: $0) }
    }
    mutating func decodeSingularUInt32Field(value: inout UInt32?) {
        one(&value) { UInt32(truncatingIfNeeded: $0) }
    }
    mutating func decodeRepeatedUInt32Field(value: inout [UInt32]) throws {
        try several(&value) { UInt32(truncatingIfNeeded: $0) }
    }

    mutating func decodeSingularUInt64Field(value: inout UInt64) {
        one(&value) { $0 }
    }
    mutating func decodeSingularUInt64Field(value: inout UInt64?) {
        one(&value) { $0 }
    }
    mutating func decodeRepeatedUInt64Field(value: inout [UInt64]) throws {
        try several(&value) { $0 }
    }

    mutating func decodeSingularSInt32Field(value: inout Int32) {
        one(&value) { Int32(truncatingIfNeeded: Self.zigZag($0)) }
    }
    mutating func decodeSingularSInt32Field(value: inout Int32?) {
        one(&value) { Int32(truncatingIfNeeded: Self.zigZag($0)) }
    }
    mutating func decodeRepeatedSInt32Field(value: inout [Int32]) throws {
        try several(&value) { Int32(truncatingIfNeeded: Self.zigZag($0)) }
    }

    mutating func decodeSingularSInt64Field(value: inout Int64) {
        one(&value) { Self.zigZag($0) }
    }
    mutating func decodeSingularSInt64Field(value: inout Int64?) {
        one(&value) { Self.zigZag($0) }
    }
    mutating func decodeRepeatedSInt64Field(value: inout [Int64]) throws {
        try several(&value) { Self.zigZag($0) }
    }

    mutating func decodeSingularBoolField(value: inout Bool) {
        one(&value) { $0 != 0 }
    }
    mutating func decodeSingularBoolField(value: inout Bool?) {
        one(&value) { $0 != 0 }
    }
    mutating func decodeRepeatedBoolField(value: inout [Bool]) throws {
        try several(&value) { $0 != 0 }
    }

    mutating func decodeSingularEnumField<E: Enum>(value: inout E) where E.RawValue == Int {
        one(&value) { Self.choice($0) ?? E() }
    }
    mutating func decodeSingularEnumField<E: Enum>(value: inout E?) where E.RawValue == Int {
        one(&value) { Self.choice($0) }
    }
    mutating func decodeRepeatedEnumField<E: Enum>(value: inout [E]) throws
    where E.RawValue == Int {
        try several(&value) { Self.choice($0) ?? E() }
    }

    private static func choice<E: Enum>(_ number: UInt64) -> E? where E.RawValue == Int {
        E(rawValue: Int(Int32(truncatingIfNeeded: number)))
    }
}

// MARK: Numbers of four and eight bytes

extension MessageReader {
    private mutating func fixed<Value>(
        _ value: inout Value, _ wireType: WireType, _ make: (UInt64) -> Value
    ) {
        if self.wireType == wireType { value = make(number) }
    }

    /// Reads packed or single numbers; they take no more memory than their bytes.
    private mutating func fixed<Value>(
        severalOf values: inout [Value], _ wireType: WireType, _ make: (UInt64) -> Value
    ) throws {
        if self.wireType == wireType { values.append(make(number)) }
        guard self.wireType == .lengthDelimited else { return }
        let width = wireType == .fixed32 ? 4 : 8
        values.reserveCapacity(values.count + payload.count / width)
        try inside { reader in
            while reader.hasMore {
                let number =
                    wireType == .fixed32 ? UInt64(try reader.fourBytes()) : try reader.eightBytes()
                values.append(make(number))
            }
        }
    }

    mutating func decodeSingularFloatField(value: inout Float) {
        fixed(&value, .fixed32) { Float(bitPattern: UInt32($0)) }
    }
    mutating func decodeSingularFloatField(value: inout Float?) {
        fixed(&value, .fixed32) { Float(bitPattern: UInt32($0)) }
    }
    mutating func decodeRepeatedFloatField(value: inout [Float]) throws {
        try fixed(severalOf: &value, .fixed32) { Float(bitPattern: UInt32($0)) }
    }

    mutating func decodeSingularDoubleField(value: inout Double) {
        fixed(&value, .fixed64) { Double(bitPattern: $0) }
    }
    mutating func decodeSingularDoubleField(value: inout Double?) {
        fixed(&value, .fixed64) { Double(bitPattern: $0) }
    }
    mutating func decodeRepeatedDoubleField(value: inout [Double]) throws {
        try fixed(severalOf: &value, .fixed64) { Double(bitPattern: $0) }
    }

    mutating func decodeSingularFixed32Field(value: inout UInt32) {
        fixed(&value, .fixed32) { UInt32($0) }
    }
    mutating func decodeSingularFixed32Field(value: inout UInt32?) {
        fixed(&value, .fixed32) { UInt32($0) }
    }
    mutating func decodeRepeatedFixed32Field(value: inout [UInt32]) throws {
        try fixed(severalOf: &value, .fixed32) { UInt32($0) }
    }

    mutating func decodeSingularFixed64Field(value: inout UInt64) {
        fixed(&value, .fixed64) { $0 }
    }
    mutating func decodeSingularFixed64Field(value: inout UInt64?) {
        fixed(&value, .fixed64) { $0 }
    }
    mutating func decodeRepeatedFixed64Field(value: inout [UInt64]) throws {
        try fixed(severalOf: &value, .fixed64) { $0 }
    }

    mutating func decodeSingularSFixed32Field(value: inout Int32) {
        fixed(&value, .fixed32) { Int32(bitPattern: UInt32($0)) }
    }
    mutating func decodeSingularSFixed32Field(value: inout Int32?) {
        fixed(&value, .fixed32) { Int32(bitPattern: UInt32($0)) }
    }
    mutating func decodeRepeatedSFixed32Field(value: inout [Int32]) throws {
        try fixed(severalOf: &value, .fixed32) { Int32(bitPattern: UInt32($0)) }
    }

    mutating func decodeSingularSFixed64Field(value: inout Int64) {
        fixed(&value, .fixed64) { Int64(bitPattern: $0) }
    }
    mutating func decodeSingularSFixed64Field(value: inout Int64?) {
        fixed(&value, .fixed64) { Int64(bitPattern: $0) }
    }
    mutating func decodeRepeatedSFixed64Field(value: inout [Int64]) throws {
        try fixed(severalOf: &value, .fixed64) { Int64(bitPattern: $0) }
    }
}
