/// The guides in a number of `widget_alignment`: the horizontal one in its lowest byte, the vertical one
/// in the next; 0 is none.
struct WireAlignment {
    let horizontal: Int?
    let vertical: Int?

    init(_ number: Int64) {
        horizontal = Self.guide(number & 0xFF)
        vertical = Self.guide(number >> 8 & 0xFF)
    }

    private static func guide(_ number: Int64) -> Int? { number == 0 ? nil : Int(number) }
}
