import FoundationEssentials
import SwiftProtobuf

/// Writes a message in one pass.
///
/// SwiftProtobuf measures nested messages before it writes them, so deep ones are measured once for
/// each level; and it is not specialized for these messages.
struct MessageWriter {
    /// The bytes written, followed by reserved room.
    private var bytes: [UInt8]
    /// The number of bytes written.
    private var count: Int

    /// How many bytes are reserved at once.
    private static let block = 512

    /// Appends a message to existing bytes.
    static func append(_ message: some Message, to bytes: [UInt8]) throws -> [UInt8] {
        var writer = MessageWriter(bytes: bytes)
        try message.traverse(visitor: &writer)
        writer.giveBackRoom()
        return writer.bytes
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        count = bytes.count
    }

    private mutating func makeRoom(for more: Int) {
        guard bytes.count - count < more else { return }
        bytes.append(contentsOf: repeatElement(0, count: max(more, Self.block)))
    }

    private mutating func giveBackRoom() { bytes.removeLast(bytes.count - count) }

    private mutating func append(_ more: some Collection<UInt8>) {
        giveBackRoom()
        bytes.append(contentsOf: more)
        count = bytes.count
    }

    private mutating func tag(_ field: Int, _ wireType: WireType) {
        varint(UInt64(field) << 3 | wireType.rawValue)
    }

    private mutating func varint(_ number: UInt64) {
        makeRoom(for: 10)
        var rest = number
        while rest > 0x7F {
            bytes[count] = UInt8(truncatingIfNeeded: rest) | 0x80
            count += 1
            rest >>= 7
        }
        bytes[count] = UInt8(rest)
        count += 1
    }

    private mutating func littleEndian<Number: FixedWidthInteger & BitwiseCopyable>(
        _ number: Number
    ) {
        makeRoom(for: MemoryLayout<Number>.size)
        let start = count
        count += MemoryLayout<Number>.size
        var room = bytes.mutableSpan
        var memory = room.mutableBytes
        memory.storeBytes(of: number.littleEndian, toByteOffset: start, as: Number.self)
    }

    /// Writes the output of `body` as a field's payload; a length above 127 makes room afterwards.
    private mutating func payload(
        _ field: Int, _ body: (inout MessageWriter) throws -> Void
    ) rethrows {
        tag(field, .lengthDelimited)
        let start = count
        varint(0)
        try body(&self)
        let length = count - start - 1
        bytes[start] = UInt8(truncatingIfNeeded: length)
        guard length > 0x7F else { return }
        bytes[start] |= 0x80
        var rest: [UInt8] = []
        var more = length >> 7
        while more > 0x7F {
            rest.append(UInt8(truncatingIfNeeded: more) | 0x80)
            more >>= 7
        }
        rest.append(UInt8(more))
        giveBackRoom()
        bytes.insert(contentsOf: rest, at: start + 1)
        count = bytes.count
    }
}

extension MessageWriter: Visitor {
    mutating func visitSingularMessageField<M: Message>(value: M, fieldNumber: Int) throws {
        try payload(fieldNumber) { try value.traverse(visitor: &$0) }
    }

    mutating func visitRepeatedMessageField<M: Message>(value: [M], fieldNumber: Int) throws {
        for message in value {
            try payload(fieldNumber) { try message.traverse(visitor: &$0) }
        }
    }

    mutating func visitSingularStringField(value: String, fieldNumber: Int) {
        payload(fieldNumber) { $0.append(value.utf8) }
    }

    mutating func visitSingularBytesField(value: Data, fieldNumber: Int) {
        payload(fieldNumber) { $0.append(value) }
    }

    mutating func visitUnknown(bytes unknown: Data) { append(unknown) }

    mutating func visitMapField<Key, Value: MapValueType>(
        fieldType: _ProtobufMap<Key, Value>.Type, value: _ProtobufMap<Key, Value>.BaseType,
        fieldNumber: Int
    ) throws {
        for (key, item) in value {
            try payload(fieldNumber) {
                try Key.visitSingular(value: key, fieldNumber: 1, with: &$0)
                try Value.visitSingular(value: item, fieldNumber: 2, with: &$0)
            }
        }
    }

    mutating func visitMapField<Key, Value>(
        fieldType: _ProtobufEnumMap<Key, Value>.Type, value: _ProtobufEnumMap<Key, Value>.BaseType,
        fieldNumber: Int
    ) throws where Value.RawValue == Int {
        for (key, item) in value {
            try payload(fieldNumber) {
                try Key.visitSingular(value: key, fieldNumber: 1, with: &$0)
                $0.visitSingularEnumField(value: item, fieldNumber: 2)
            }
        }
    }

    mutating func visitMapField<Key, Value>(
        fieldType: _ProtobufMessageMap<Key, Value>.Type,
        value: _ProtobufMessageMap<Key, Value>.BaseType, fieldNumber: Int
    ) throws {
        for (key, item) in value {
            try payload(fieldNumber) {
                try Key.visitSingular(value: key, fieldNumber: 1, with: &$0)
                try $0.visitSingularMessageField(value: item, fieldNumber: 2)
            }
        }
    }
}

// MARK: Numbers

extension MessageWriter {
    mutating func visitSingularInt64Field(value: Int64, fieldNumber: Int) {
        visitSingularUInt64Field(value: UInt64(bitPattern: value), fieldNumber: fieldNumber)
    }

    mutating func visitSingularUInt64Field(value: UInt64, fieldNumber: Int) {
        tag(fieldNumber, .varint)
        varint(value)
    }

    mutating func visitSingularSInt64Field(value: Int64, fieldNumber: Int) {
        let zigZag = UInt64(bitPattern: value << 1 ^ value >> 63)
        visitSingularUInt64Field(value: zigZag, fieldNumber: fieldNumber)
    }

    mutating func visitSingularBoolField(value: Bool, fieldNumber: Int) {
        visitSingularUInt64Field(value: value ? 1 : 0, fieldNumber: fieldNumber)
    }

    mutating func visitSingularEnumField<E: Enum>(value: E, fieldNumber: Int) {
        visitSingularInt64Field(value: Int64(value.rawValue), fieldNumber: fieldNumber)
    }

    mutating func visitSingularFloatField(value: Float, fieldNumber: Int) {
        visitSingularFixed32Field(value: value.bitPattern, fieldNumber: fieldNumber)
    }

    mutating func visitSingularDoubleField(value: Double, fieldNumber: Int) {
        visitSingularFixed64Field(value: value.bitPattern, fieldNumber: fieldNumber)
    }

    mutating func visitSingularFixed32Field(value: UInt32, fieldNumber: Int) {
        tag(fieldNumber, .fixed32)
        littleEndian(value)
    }

    mutating func visitSingularFixed64Field(value: UInt64, fieldNumber: Int) {
        tag(fieldNumber, .fixed64)
        littleEndian(value)
    }

    mutating func visitSingularSFixed32Field(value: Int32, fieldNumber: Int) {
        visitSingularFixed32Field(value: UInt32(bitPattern: value), fieldNumber: fieldNumber)
    }

    mutating func visitSingularSFixed64Field(value: Int64, fieldNumber: Int) {
        visitSingularFixed64Field(value: UInt64(bitPattern: value), fieldNumber: fieldNumber)
    }

    // The lists that widget.proto has; lists of other numbers would be written unpacked.

    mutating func visitPackedFloatField(value: [Float], fieldNumber: Int) {
        payload(fieldNumber) { for number in value { $0.littleEndian(number.bitPattern) } }
    }

    mutating func visitPackedDoubleField(value: [Double], fieldNumber: Int) {
        payload(fieldNumber) { for number in value { $0.littleEndian(number.bitPattern) } }
    }

    mutating func visitPackedUInt32Field(value: [UInt32], fieldNumber: Int) {
        payload(fieldNumber) { for number in value { $0.varint(UInt64(number)) } }
    }

    mutating func visitPackedEnumField<E: Enum>(value: [E], fieldNumber: Int) {
        payload(fieldNumber) {
            for choice in value { $0.varint(UInt64(bitPattern: Int64(choice.rawValue))) }
        }
    }
}
