import CWidgetPlugin

extension Color: CustomStringConvertible {
    /// The name of a system color, such as `red` or `50% red` with an opacity; otherwise
    /// `#RRGGBBAA` in light appearance.
    public var description: String {
        if self == .clear { return "clear" }
        guard let name = value.systemName else {
            return resolve(in: EnvironmentValues()).description
        }
        guard value.opacity < 1 else { return name }
        return "\(Int((max(0, value.opacity) * 100).rounded()))% \(name)"
    }
}

extension PaintColor {
    /// SwiftUI's name of a system color.
    fileprivate var systemName: String? {
        guard dynamic == nil else { return nil }
        guard name == WIDGET_RGB.rawValue else { return Self.systemNames[name] }
        switch (red, green, blue) {
        case (0, 0, 0): return "black"
        case (1, 1, 1): return "white"
        default: return nil
        }
    }

    private static let systemNames: [UInt32: String] = [
        WIDGET_PRIMARY.rawValue: "primary", WIDGET_SECONDARY.rawValue: "secondary",
        WIDGET_RED.rawValue: "red", WIDGET_ORANGE.rawValue: "orange",
        WIDGET_YELLOW.rawValue: "yellow", WIDGET_GREEN.rawValue: "green",
        WIDGET_MINT.rawValue: "mint", WIDGET_TEAL.rawValue: "teal",
        WIDGET_CYAN.rawValue: "cyan", WIDGET_BLUE.rawValue: "blue",
        WIDGET_INDIGO.rawValue: "indigo", WIDGET_PURPLE.rawValue: "purple",
        WIDGET_PINK.rawValue: "pink", WIDGET_BROWN.rawValue: "brown",
        WIDGET_GRAY.rawValue: "gray",
    ]
}
