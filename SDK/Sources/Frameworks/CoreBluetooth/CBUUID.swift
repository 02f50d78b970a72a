public import Foundation

/// The identifier of a service or characteristic: 16, 32 or 128 bits.
open class CBUUID: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The bytes: 2, 4 or 16.
    public let data: Data

    /// The name written as 4, 8 or, with dashes, 32 hexadecimal digits.
    public init(string theString: String) {
        let digits = theString.filter(\.isHexDigit)
        data = Data(
            stride(from: 0, to: digits.count - 1, by: 2).compactMap { offset in
                let start = digits.index(digits.startIndex, offsetBy: offset)
                return UInt8(digits[start..<digits.index(start, offsetBy: 2)], radix: 16)
            })
    }

    /// The name of its bytes.
    public init(data theData: Data) { data = theData }

    /// Creates a 128-bit identifier.
    public init(nsuuid theUUID: UUID) { data = withUnsafeBytes(of: theUUID.uuid) { Data($0) } }

    /// The identifier as a string.
    open var uuidString: String {
        let digits = data.map { String(format: "%02X", $0) }
        guard digits.count == 16 else { return digits.joined() }
        return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { digits[$0].joined() }
            .joined(separator: "-")
    }

    /// Whether two names are the same.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.data == data }

    /// Equal names have the same.
    open override var hash: Int { data.hashValue }
}
