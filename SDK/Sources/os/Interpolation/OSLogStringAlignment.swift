/// On which side of its column a value stands.
public struct OSLogStringAlignment: Sendable {
    private var columns = 0
    private var isLeading = false

    /// The value is as wide as it is.
    public static let none = OSLogStringAlignment()

    /// The value stands at the right of a column.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns())
    }

    /// The value stands at the left of a column.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isLeading: true)
    }

    func aligned(_ value: String) -> String {
        let space = String(repeating: " ", count: max(0, columns - value.count))
        return isLeading ? value + space : space + value
    }
}
