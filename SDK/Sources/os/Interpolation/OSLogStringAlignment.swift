/// The alignment of a value in a column.
public struct OSLogStringAlignment: Sendable {
    private var columns = 0
    private var isLeading = false

    /// No column: the value is not padded.
    public static let none = OSLogStringAlignment()

    /// The value is aligned to the right of a column, whose width is in characters.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns())
    }

    /// The value is aligned to the left of a column, whose width is in characters.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isLeading: true)
    }

    func aligned(_ value: String) -> String {
        let space = String(repeating: " ", count: max(0, columns - value.count))
        return isLeading ? value + space : space + value
    }
}
