import FoundationEssentials
import SwiftProtobuf

/// Counts what a message would be made of, without making it.
///
/// Two bytes can stand for a node, which takes a hundred times as much memory: a frame of allowed
/// length could become gigabytes. What is malformed ends the count; the real decoder says why.
struct ElementCounter {
    private let bytes: [UInt8]
    private var position: Int
    private let end: Int
    private let limit: Int
    private let depth: Int
    private(set) var count = 0

    /// The field that was found last.
    private var payload = 0..<0
    private var isLengthDelimited = false

    /// As deep as messages of the real decoder are.
    private static let depthLimit = 100

    /// How many messages, list items and map entries `bytes` hold, at most one more than `limit`.
    static func count<Root: Message>(
        _ type: Root.Type, in bytes: [UInt8], limit: Int
    ) -> Int {
        var counter = ElementCounter(bytes, 0..<bytes.count, limit: limit, depth: 0)
        counter.run(type)
        return min(counter.count, limit + 1)
    }

    private init(_ bytes: [UInt8], _ range: Range<Int>, limit: Int, depth: Int) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
        self.limit = limit
        self.depth = depth
    }

    private mutating func run<Root: Message>(_ type: Root.Type) {
        var scratch = Root()
        try? scratch.decodeMessage(decoder: &self)
    }

    private mutating func enter<Inner: Message>(_ type: Inner.Type) {
        count += 1
        guard isLengthDelimited, !payload.isEmpty, depth < Self.depthLimit else { return }
        var inner = ElementCounter(bytes, payload, limit: limit, depth: depth + 1)
        inner.count = count
        inner.run(type)
        count = inner.count
    }

    /// Items of a list: those of a packed one take a byte at least.
    private mutating func countItems(ofBytes width: Int = 1) {
        count += isLengthDelimited ? (payload.count + width - 1) / width : 1
    }

    private mutating func varint() -> UInt64? {
        var value: UInt64 = 0
        var shift: UInt64 = 0
        while position < end, shift < 64 {
            let byte = bytes[position]
            position += 1
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
        return nil
    }

    private mutating func skip(_ length: UInt64) -> Bool {
        guard length <= UInt64(end - position) else { return false }
        payload = position..<position + Int(length)
        position += Int(length)
        return true
    }
}

extension ElementCounter: Decoder {
    mutating func nextFieldNumber() throws -> Int? {
        guard count <= limit, let tag = varint(), tag <= UInt64(UInt32.max), tag >= 8 else {
            return nil
        }
        isLengthDelimited = tag & 7 == 2
        let isWhole =
            switch tag & 7 {
            case 0: varint() != nil
            case 1: skip(8)
            case 2: varint().map { skip($0) } ?? false
            case 5: skip(4)
            default: false
            }
        return isWhole ? Int(tag >> 3) : nil
    }

    mutating func decodeSingularMessageField<M: Message>(value: inout M?) { enter(M.self) }
    mutating func decodeRepeatedMessageField<M: Message>(value: inout [M]) { enter(M.self) }
    mutating func decodeSingularGroupField<G: Message>(value: inout G?) { count += 1 }
    mutating func decodeRepeatedGroupField<G: Message>(value: inout [G]) { count += 1 }

    mutating func decodeMapField<Key, Value: MapValueType>(
        fieldType: _ProtobufMap<Key, Value>.Type, value: inout _ProtobufMap<Key, Value>.BaseType
    ) { count += 1 }
    mutating func decodeMapField<Key, Value>(
        fieldType: _ProtobufEnumMap<Key, Value>.Type,
        value: inout _ProtobufEnumMap<Key, Value>.BaseType
    ) where Value.RawValue == Int { count += 1 }
    mutating func decodeMapField<Key, Value>(
        fieldType: _ProtobufMessageMap<Key, Value>.Type,
        value: inout _ProtobufMessageMap<Key, Value>.BaseType
    ) { count += 1 }

    mutating func decodeRepeatedStringField(value: inout [String]) { count += 1 }
    mutating func decodeRepeatedBytesField(value: inout [Data]) { count += 1 }
    mutating func decodeRepeatedBoolField(value: inout [Bool]) { countItems() }
    mutating func decodeRepeatedEnumField<E: Enum>(value: inout [E]) where E.RawValue == Int {
        countItems()
    }
    mutating func decodeRepeatedInt32Field(value: inout [Int32]) { countItems() }
    mutating func decodeRepeatedInt64Field(value: inout [Int64]) { countItems() }
    mutating func decodeRepeatedUInt32Field(value: inout [UInt32]) { countItems() }
    mutating func decodeRepeatedUInt64Field(value: inout [UInt64]) { countItems() }
    mutating func decodeRepeatedSInt32Field(value: inout [Int32]) { countItems() }
    mutating func decodeRepeatedSInt64Field(value: inout [Int64]) { countItems() }
}

// MARK: What takes no more memory than it has bytes

extension ElementCounter {
    func handleConflictingOneOf() {}
    func decodeSingularFloatField(value: inout Float) {}
    func decodeSingularFloatField(value: inout Float?) {}
    func decodeRepeatedFloatField(value: inout [Float]) {}
    func decodeSingularDoubleField(value: inout Double) {}
    func decodeSingularDoubleField(value: inout Double?) {}
    func decodeRepeatedDoubleField(value: inout [Double]) {}
    func decodeSingularInt32Field(value: inout Int32) {}
    func decodeSingularInt32Field(value: inout Int32?) {}
    func decodeSingularInt64Field(value: inout Int64) {}
    func decodeSingularInt64Field(value: inout Int64?) {}
    func decodeSingularUInt32Field(value: inout UInt32) {}
    func decodeSingularUInt32Field(value: inout UInt32?) {}
    func decodeSingularUInt64Field(value: inout UInt64) {}
    func decodeSingularUInt64Field(value: inout UInt64?) {}
    func decodeSingularSInt32Field(value: inout Int32) {}
    func decodeSingularSInt32Field(value: inout Int32?) {}
    func decodeSingularSInt64Field(value: inout Int64) {}
    func decodeSingularSInt64Field(value: inout Int64?) {}
    func decodeSingularFixed32Field(value: inout UInt32) {}
    func decodeSingularFixed32Field(value: inout UInt32?) {}
    func decodeRepeatedFixed32Field(value: inout [UInt32]) {}
    func decodeSingularFixed64Field(value: inout UInt64) {}
    func decodeSingularFixed64Field(value: inout UInt64?) {}
    func decodeRepeatedFixed64Field(value: inout [UInt64]) {}
    func decodeSingularSFixed32Field(value: inout Int32) {}
    func decodeSingularSFixed32Field(value: inout Int32?) {}
    func decodeRepeatedSFixed32Field(value: inout [Int32]) {}
    func decodeSingularSFixed64Field(value: inout Int64) {}
    func decodeSingularSFixed64Field(value: inout Int64?) {}
    func decodeRepeatedSFixed64Field(value: inout [Int64]) {}
    func decodeSingularBoolField(value: inout Bool) {}
    func decodeSingularBoolField(value: inout Bool?) {}
    func decodeSingularStringField(value: inout String) {}
    func decodeSingularStringField(value: inout String?) {}
    func decodeSingularBytesField(value: inout Data) {}
    func decodeSingularBytesField(value: inout Data?) {}
    func decodeSingularEnumField<E: Enum>(value: inout E) where E.RawValue == Int {}
    func decodeSingularEnumField<E: Enum>(value: inout E?) where E.RawValue == Int {}
    func decodeExtensionField(
        values: inout ExtensionFieldValueSet, messageType: any Message.Type, fieldNumber: Int
    ) {}
}
