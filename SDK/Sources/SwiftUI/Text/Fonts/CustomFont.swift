public import Foundation

extension Font {
    /// A family's font, in a size that follows the text size the user prefers as running text does.
    ///
    /// By its PostScript name, its full name or its family's: one that Info.plist names among
    /// `UIAppFonts` or that was registered, else one of the host's. The system's font stands in for
    /// any other, with a warning.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }

    /// A family's font, in a size that follows the text size the user prefers as `textStyle` does.
    public static func custom(
        _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
    ) -> Font {
        Font(style: textStyle, points: size, family: name)
    }

    /// A family's font, in a size that stays the same whatever text size the user prefers.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(points: fixedSize, family: name)
    }
}
