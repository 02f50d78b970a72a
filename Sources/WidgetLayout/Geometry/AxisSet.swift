/// A set of axes; the raw values are those of the header's `WIDGET_UNSIZED_AXES`.
struct AxisSet: OptionSet {
    let rawValue: Int64

    static let horizontal = AxisSet(rawValue: 1 << 0)
    static let vertical = AxisSet(rawValue: 1 << 1)

    /// The axes in the set.
    var axes: [Axis] {
        (contains(.horizontal) ? [.horizontal] : []) + (contains(.vertical) ? [.vertical] : [])
    }
}
