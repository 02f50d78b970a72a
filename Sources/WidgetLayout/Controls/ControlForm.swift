import WidgetText

/// The arrangement of the parts of a control's tile, in Control Center's sizes on a phone.
enum ControlForm {
    /// A circle, without room for words.
    case icon(Size)
    /// Words beside an icon.
    case row(icon: Size, margin: Double)
    /// Words below an icon.
    case square(icon: Size, margin: Double)

    /// The shortest side of a square tile that has words.
    private static let leastSquare = 120.0
    /// The diameter of the icon of a tile 74 points high.
    private static let diameter = 42.0

    /// The form for a tile's size, on paper or in a terminal's cells.
    init(_ size: Size, on grid: LayoutGrid) {
        let side = min(size.width, size.height)
        let isSquare = size.width < size.height * 1.35
        switch grid {
        case .cells:
            // Room for a symbol with a cell on each side.
            let icon = Size(width: 4 * CellMetrics.width, height: CellMetrics.height)
            let isWide = size.width >= 3 * icon.width
            self = isWide ? .row(icon: icon, margin: 0) : .icon(icon)
        case .points where !isSquare:
            let diameter = min(Self.diameter, side)
            self = .row(
                icon: Size(width: diameter, height: diameter), margin: (size.height - diameter) / 2)
        case .points where side >= Self.leastSquare:
            self = .square(icon: Size(width: Self.diameter, height: Self.diameter), margin: 16)
        case .points: self = .icon(Size(width: side, height: side))
        }
    }

    /// The size of the icon.
    var icon: Size {
        switch self {
        case .icon(let icon), .row(let icon, _), .square(let icon, _): icon
        }
    }

    /// Whether there is room for more than an icon.
    var hasWords: Bool {
        if case .icon = self { false } else { true }
    }
}
