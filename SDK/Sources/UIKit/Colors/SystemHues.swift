import CoreGraphics

/// The system's hues, those of iOS 13 to 18.
extension UIColor {
    /// The system's red.
    public class var systemRed: UIColor { pair(0xFF3B30, 0xFF453A) }
    /// The system's orange.
    public class var systemOrange: UIColor { pair(0xFF9500, 0xFF9F0A) }
    /// The system's yellow.
    public class var systemYellow: UIColor { pair(0xFFCC00, 0xFFD60A) }
    /// The system's green.
    public class var systemGreen: UIColor { pair(0x34C759, 0x30D158) }
    /// The system's mint.
    public class var systemMint: UIColor { pair(0x00C7BE, 0x63E6E2) }
    /// The system's teal.
    public class var systemTeal: UIColor { pair(0x30B0C7, 0x40C8E0) }
    /// The system's cyan.
    public class var systemCyan: UIColor { pair(0x32ADE6, 0x64D2FF) }
    /// The system's blue.
    public class var systemBlue: UIColor { pair(0x007AFF, 0x0A84FF) }
    /// The system's indigo.
    public class var systemIndigo: UIColor { pair(0x5856D6, 0x5E5CE6) }
    /// The system's purple.
    public class var systemPurple: UIColor { pair(0xAF52DE, 0xBF5AF2) }
    /// The system's pink.
    public class var systemPink: UIColor { pair(0xFF2D55, 0xFF375F) }
    /// The system's brown.
    public class var systemBrown: UIColor { pair(0xA2845E, 0xAC8E68) }
    /// The system's gray.
    public class var systemGray: UIColor { pair(0x8E8E93, 0x8E8E93) }
    /// A gray that is closer to the background.
    public class var systemGray2: UIColor { pair(0xAEAEB2, 0x636366) }
    /// A gray that is closer to the background.
    public class var systemGray3: UIColor { pair(0xC7C7CC, 0x48484A) }
    /// A gray that is closer to the background.
    public class var systemGray4: UIColor { pair(0xD1D1D6, 0x3A3A3C) }
    /// A gray that is closer to the background.
    public class var systemGray5: UIColor { pair(0xE5E5EA, 0x2C2C2E) }
    /// The gray that is closest to the background.
    public class var systemGray6: UIColor { pair(0xF2F2F7, 0x1C1C1E) }
    /// The tint; here always the system's blue.
    public class var tintColor: UIColor { pair(0x007AFF, 0x0A84FF) }

    private static func pair(_ light: UInt32, _ dark: UInt32) -> UIColor {
        UIColor(light: SRGBColor(hex: light), dark: SRGBColor(hex: dark))
    }
}
