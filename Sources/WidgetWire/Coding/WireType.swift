/// How a field's value is written, as in the encoding of Protocol Buffers.
///
/// The protocol has no groups, whose wire types are 3 and 4.
enum WireType: UInt64 {
    /// A number in as many bytes as it needs.
    case varint = 0
    /// A number of eight bytes.
    case fixed64 = 1
    /// A length, and so many bytes: a text, a message or packed numbers.
    case lengthDelimited = 2
    /// A number of four bytes.
    case fixed32 = 5
}
