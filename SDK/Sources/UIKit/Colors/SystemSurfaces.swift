import CoreGraphics

/// The system colors of text, fills and backgrounds of iOS 13 to 18.
extension UIColor {
    /// The color of text.
    public class var label: UIColor {
        pair(0x000000, 1, 0xFFFFFF, 1)
    }
    /// The color of secondary text.
    public class var secondaryLabel: UIColor {
        pair(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
    }
    /// Text in the background.
    public class var tertiaryLabel: UIColor {
        pair(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
    }
    /// The color of quaternary text.
    public class var quaternaryLabel: UIColor {
        pair(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
    }
    /// The color of placeholder text.
    public class var placeholderText: UIColor {
        pair(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
    }
    /// The color of links.
    public class var link: UIColor {
        pair(0x007AFF, 1, 0x0984FF, 1)
    }
    /// Hairlines that let the background through.
    public class var separator: UIColor {
        pair(0x3C3C43, 0.29, 0x545458, 0.6)
    }
    /// The color of opaque separators.
    public class var opaqueSeparator: UIColor {
        pair(0xC6C6C8, 1, 0x38383A, 1)
    }
    /// Thin and small shapes.
    public class var systemFill: UIColor {
        pair(0x787880, 0.2, 0x787880, 0.36)
    }
    /// The fill of medium-sized shapes.
    public class var secondarySystemFill: UIColor {
        pair(0x787880, 0.16, 0x787880, 0.32)
    }
    /// The fill of large shapes.
    public class var tertiarySystemFill: UIColor {
        pair(0x767680, 0.12, 0x767680, 0.24)
    }
    /// Large areas with complex content.
    public class var quaternarySystemFill: UIColor {
        pair(0x747480, 0.08, 0x767680, 0.18)
    }
    /// The main background.
    public class var systemBackground: UIColor {
        pair(0xFFFFFF, 1, 0x000000, 1)
    }
    /// Content on the main background.
    public class var secondarySystemBackground: UIColor {
        pair(0xF2F2F7, 1, 0x1C1C1E, 1)
    }
    /// Content on the secondary background.
    public class var tertiarySystemBackground: UIColor {
        pair(0xFFFFFF, 1, 0x2C2C2E, 1)
    }
    /// The main background of groups.
    public class var systemGroupedBackground: UIColor {
        pair(0xF2F2F7, 1, 0x000000, 1)
    }
    /// Content on the background of groups.
    public class var secondarySystemGroupedBackground: UIColor {
        pair(0xFFFFFF, 1, 0x1C1C1E, 1)
    }
    /// Content on the secondary background of groups.
    public class var tertiarySystemGroupedBackground: UIColor {
        pair(0xF2F2F7, 1, 0x2C2C2E, 1)
    }

    /// Text on dark surroundings.
    public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    /// Text on light surroundings.
    public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }

    private static func pair(
        _ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double
    ) -> UIColor {
        UIColor(
            light: SRGBColor(hex: light, alpha: lightAlpha),
            dark: SRGBColor(hex: dark, alpha: darkAlpha))
    }
}
