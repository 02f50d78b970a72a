import CWidgetPlugin

extension Paint {
    /// The opacities of the levels of a style without its own levels.
    private static let opacities = [1, 0.5, 0.25, 0.18, 0.1]
    /// The first and last palette color of each family of levels.
    private static let families = [
        (first: WIDGET_PRIMARY, last: WIDGET_QUINARY),
        (first: WIDGET_FILL_PRIMARY, last: WIDGET_FILL_QUATERNARY),
        (first: WIDGET_BACKGROUND_PRIMARY, last: WIDGET_BACKGROUND_TERTIARY),
    ]

    /// Returns the second to fifth level of the paint.
    func level(_ level: Int) -> Paint {
        var paint = self
        switch content {
        case .level(let base):
            paint.content = .level(min(base + level - 1, 5))
        case .color(let color):
            if let name = Self.name(level, of: color.name) {
                var next = PaintColor(name)
                next.opacity = color.opacity
                paint.content = .color(next)
            } else {
                paint.opacity *= Self.opacities[level - 1]
            }
        case .linearGradient, .radialGradient, .angularGradient, .meshGradient, .material, .tint:
            paint.opacity *= Self.opacities[level - 1]
        }
        return paint
    }

    private static func name(_ level: Int, of name: UInt32) -> widget_color_name? {
        let family = families.first { ($0.first.rawValue...$0.last.rawValue).contains(name) }
        guard let family else { return nil }
        return widget_color_name(
            rawValue: min(name + UInt32(level) - 1, family.last.rawValue))
    }
}
