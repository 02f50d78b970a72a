import CoreGraphics

/// The system colors of text, controls and backgrounds of macOS 11 to 15.
///
/// They are what `NSColor` answered there in sRGB with the blue accent color, as style sheets and
/// programs that read them out have written them down.
extension UIColor {
    // MARK: Text

    /// The color of text.
    public class var labelColor: NSColor { mac(0x000000, 0.85, 0xFFFFFF, 0.85) }
    /// The color of secondary text.
    public class var secondaryLabelColor: NSColor { mac(0x000000, 0.5, 0xFFFFFF, 0.55) }
    /// Text in the background.
    public class var tertiaryLabelColor: NSColor { mac(0x000000, 0.26, 0xFFFFFF, 0.25) }
    /// The color of quaternary text.
    public class var quaternaryLabelColor: NSColor { mac(0x000000, 0.1, 0xFFFFFF, 0.1) }
    /// The faintest text color.
    public class var quinaryLabel: NSColor { mac(0x000000, 0.05, 0xFFFFFF, 0.05) }
    /// The color of document text.
    public class var textColor: NSColor { mac(0x000000, 1, 0xFFFFFF, 1) }
    /// The color of placeholder text.
    public class var placeholderTextColor: NSColor { mac(0x000000, 0.25, 0xFFFFFF, 0.25) }
    /// The color of links.
    public class var linkColor: NSColor { mac(0x0068DA, 1, 0x419CFF, 1) }
    /// Text of a table's header.
    public class var headerTextColor: NSColor { mac(0x000000, 0.85, 0xFFFFFF, 1) }
    /// Text of a window's frame.
    public class var windowFrameTextColor: NSColor { mac(0x000000, 0.85, 0xFFFFFF, 0.85) }
    /// The color of text on controls.
    public class var controlTextColor: NSColor { mac(0x000000, 0.85, 0xFFFFFF, 0.85) }
    /// Text on a control that cannot be used.
    public class var disabledControlTextColor: NSColor { mac(0x000000, 0.25, 0xFFFFFF, 0.25) }

    // MARK: What is selected

    /// Text that is selected.
    public class var selectedTextColor: NSColor { mac(0x000000, 1, 0xFFFFFF, 1) }
    /// Text that is selected in a window behind others.
    public class var unemphasizedSelectedTextColor: NSColor { mac(0x000000, 1, 0xFFFFFF, 1) }
    /// Text on a control that is selected.
    public class var selectedControlTextColor: NSColor { mac(0x000000, 0.85, 0xFFFFFF, 0.85) }
    /// Text in front of ``selectedContentBackgroundColor``.
    public class var alternateSelectedControlTextColor: NSColor { mac(0xFFFFFF, 1, 0xFFFFFF, 1) }
    /// Text of a menu's item that is selected.
    public class var selectedMenuItemTextColor: NSColor { mac(0xFFFFFF, 1, 0xFFFFFF, 1) }
    /// The background of selected text.
    public class var selectedTextBackgroundColor: NSColor { mac(0xB3D7FF, 1, 0x3F638B, 1) }
    /// The background of selected text in inactive windows.
    public class var unemphasizedSelectedTextBackgroundColor: NSColor {
        mac(0xDCDCDC, 1, 0x464646, 1)
    }
    /// Behind content that is selected.
    public class var selectedContentBackgroundColor: NSColor { mac(0x0063E1, 1, 0x0058D0, 1) }
    /// Behind content that is selected in a window behind others.
    public class var unemphasizedSelectedContentBackgroundColor: NSColor {
        mac(0xDCDCDC, 1, 0x464646, 1)
    }
    /// A control that is selected.
    public class var selectedControlColor: NSColor { mac(0xB3D7FF, 1, 0x3F638B, 1) }
    /// The color of the keyboard focus indicator.
    public class var keyboardFocusIndicatorColor: NSColor { mac(0x0067F4, 0.5, 0x1AA9FF, 0.5) }
    /// The background of found text.
    public class var findHighlightColor: NSColor { mac(0xFFFF00, 1, 0xFFFF00, 1) }

    // MARK: Surfaces

    /// Behind a window's content.
    public class var windowBackgroundColor: NSColor { mac(0xECECEC, 1, 0x323232, 1) }
    /// Behind the pages of a document.
    public class var underPageBackgroundColor: NSColor { mac(0x969696, 0.9, 0x282828, 1) }
    /// Behind large controls, such as tables.
    public class var controlBackgroundColor: NSColor { mac(0xFFFFFF, 1, 0x1E1E1E, 1) }
    /// The background of document text.
    public class var textBackgroundColor: NSColor { mac(0xFFFFFF, 1, 0x1E1E1E, 1) }
    /// Behind the rows of a table, in turn.
    public class var alternatingContentBackgroundColors: [NSColor] {
        [controlBackgroundColor, mac(0xF4F5F5, 1, 0xFFFFFF, 0.05)]
    }
    /// The color of controls.
    public class var controlColor: NSColor { mac(0xFFFFFF, 1, 0xFFFFFF, 0.25) }
    /// The accent color of controls: that of the project, or blue.
    public class var controlAccentColor: NSColor { accent ?? mac(0x007AFF, 1, 0x007AFF, 1) }
    /// The color of separators.
    public class var separatorColor: NSColor { mac(0x000000, 0.1, 0xFFFFFF, 0.1) }
    /// The color of grid lines.
    public class var gridColor: NSColor { mac(0xE6E6E6, 1, 0x1A1A1A, 1) }
    /// The color of highlights.
    public class var highlightColor: NSColor { mac(0xFFFFFF, 1, 0xB4B4B4, 1) }
    /// The color of shadows.
    public class var shadowColor: NSColor { mac(0x000000, 1, 0x000000, 1) }

    private static func mac(
        _ light: UInt32, _ lightAlpha: Double, _ dark: UInt32, _ darkAlpha: Double
    ) -> NSColor {
        NSColor(
            light: SRGBColor(hex: light, alpha: lightAlpha),
            dark: SRGBColor(hex: dark, alpha: darkAlpha))
    }
}
