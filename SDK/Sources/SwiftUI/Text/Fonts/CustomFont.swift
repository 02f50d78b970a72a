public import Foundation

extension Font {
    /// A custom font with a size in points, which scales with body text.
    ///
    /// Found by its PostScript name, full name or family name among the fonts in `UIAppFonts` of
    /// the Info.plist, registered fonts and those of the host. Otherwise the system font is used
    /// and a warning is logged.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }

    /// A custom font with a size in points, which scales with a text style.
    public static func custom(
        _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
    ) -> Font {
        Font(style: textStyle, points: size, family: name)
    }

    /// A custom font with a fixed size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(points: fixedSize, family: name)
    }
}
