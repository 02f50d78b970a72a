import FoundationEssentials
import SwiftProtobuf

extension MessageReader: Decoder {
    /// Accepts several members of a oneof; the last one counts.
    func handleConflictingOneOf() {}

    mutating func decodeSingularMessageField<M: Message>(value: inout M?) throws {
        guard wireType == .lengthDelimited else { return }
        try admitMessage()
        var message = value ?? M()
        try inside { try message.decodeMessage(decoder: &$0) }
        value = message
    }

    mutating func decodeRepeatedMessageField<M: Message>(value: inout [M]) throws {
        guard wireType == .lengthDelimited else { return }
        try admitMessage()
        var message = M()
        try inside { try message.decodeMessage(decoder: &$0) }
        value.append(message)
    }

    mutating func decodeSingularStringField(value: inout String) throws {
        guard wireType == .lengthDelimited else { return }
        value = try string()
    }

    mutating func decodeSingularStringField(value: inout String?) throws {
        guard wireType == .lengthDelimited else { return }
        value = try string()
    }

    mutating func decodeRepeatedStringField(value: inout [String]) throws {
        guard wireType == .lengthDelimited else { return }
        try admit()
        value.append(try string())
    }

    private func string() throws -> String {
        guard !payload.isEmpty else { return "" }
        guard let string = String(validating: bytes[payload], as: UTF8.self) else {
            throw BinaryDecodingError.invalidUTF8
        }
        return string.streamSafe
    }

    mutating func decodeSingularBytesField(value: inout Data) {
        if wireType == .lengthDelimited { value = Data(bytes[payload]) }
    }

    mutating func decodeSingularBytesField(value: inout Data?) {
        if wireType == .lengthDelimited { value = Data(bytes[payload]) }
    }

    mutating func decodeRepeatedBytesField(value: inout [Data]) throws {
        guard wireType == .lengthDelimited else { return }
        try admit()
        value.append(Data(bytes[payload]))
    }

    mutating func decodeMapField<Key, Value: MapValueType>(
        fieldType: _ProtobufMap<Key, Value>.Type, value: inout _ProtobufMap<Key, Value>.BaseType
    ) throws {
        var item: Value.BaseType?
        guard
            let key = try entry(Key.self, { try Value.decodeSingular(value: &item, from: &$0) })
        else { return }
        value[key] = item ?? Value.proto3DefaultValue
    }

    mutating func decodeMapField<Key, Value>(
        fieldType: _ProtobufEnumMap<Key, Value>.Type,
        value: inout _ProtobufEnumMap<Key, Value>.BaseType
    ) throws where Value.RawValue == Int {
        var item = Value()
        guard let key = try entry(Key.self, { $0.decodeSingularEnumField(value: &item) }) else {
            return
        }
        value[key] = item
    }

    mutating func decodeMapField<Key, Value>(
        fieldType: _ProtobufMessageMap<Key, Value>.Type,
        value: inout _ProtobufMessageMap<Key, Value>.BaseType
    ) throws {
        var item: Value?
        guard
            let key = try entry(
                Key.self, { try $0.decodeSingularMessageField(value: &item) })
        else { return }
        value[key] = item ?? Value()
    }

    /// Reads a map's entry, a message of a key and a value, and returns the key.
    private mutating func entry<Key: MapKeyType>(
        _ type: Key.Type, _ readValue: (inout MessageReader) throws -> Void
    ) throws -> Key.BaseType? {
        guard wireType == .lengthDelimited else { return nil }
        try admit()
        var key: Key.BaseType?
        try inside { reader in
            while let field = try reader.nextFieldNumber() {
                if field == 1 { try Key.decodeSingular(value: &key, from: &reader) }
                if field == 2 { try readValue(&reader) }
            }
        }
        return key ?? Key.proto3DefaultValue
    }

    // The protocol has no groups and no extensions.
    func decodeSingularGroupField<G: Message>(value: inout G?) {}
    func decodeRepeatedGroupField<G: Message>(value: inout [G]) {}
    func decodeExtensionField(
        values: inout ExtensionFieldValueSet, messageType: any Message.Type, fieldNumber: Int
    ) {}
}
