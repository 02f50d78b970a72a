import SwiftProtobuf

extension RunnerMessage {
    /// The encoded message, put together from its parts where it carries a display list.
    ///
    /// SwiftProtobuf measures what lies inside a message before it writes that message, so what lies deep
    /// is measured as often as it is deep. Encoded fields may stand in any order.
    func encodedInParts() throws -> [UInt8] {
        guard case .entry(var entry) = reply else { return try serializedBytes() }
        var list = entry.displayList
        entry.clearDisplayList()
        let nodes = list.nodes
        list.nodes = []
        var encodedList: [UInt8] = try list.serializedBytes()
        for node in nodes {
            encodedList.append(field: Self.nodes, try node.serializedBytes())
        }
        var encodedEntry: [UInt8] = try entry.serializedBytes()
        encodedEntry.append(field: Self.displayList, encodedList)
        var encoded: [UInt8] = try RunnerMessage.with { $0.id = id }.serializedBytes()
        encoded.append(field: Self.entry, encodedEntry)
        return encoded
    }

    // The numbers of the fields in widget.proto.
    private static let entry: UInt8 = 4
    private static let displayList: UInt8 = 5
    private static let nodes: UInt8 = 2
}

extension [UInt8] {
    /// Appends a field that holds a message.
    ///
    /// - Parameter number: Below 16.
    fileprivate mutating func append(field number: UInt8, _ message: [UInt8]) {
        append(number << 3 | 2)
        var length = message.count
        while length > 0x7F {
            append(UInt8(truncatingIfNeeded: length) | 0x80)
            length >>= 7
        }
        append(UInt8(length))
        append(contentsOf: message)
    }
}
