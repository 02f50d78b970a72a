/// The guides in a `widget_alignment`: horizontal in the lowest byte, vertical in the next; 0 is
/// none.
struct WireAlignment {
    let horizontal: Int?
    let vertical: Int?

    init(_ number: Int64) {
        horizontal = Self.guide(number & 0xFF)
        vertical = Self.guide(number >> 8 & 0xFF)
    }

    private static func guide(_ number: Int64) -> Int? { number == 0 ? nil : Int(number) }
}
