public import Foundation

extension Font {
    /// A custom font that scales with body text.
    ///
    /// By its PostScript name, its full name or its family's: one that Info.plist names among
    /// `UIAppFonts` or that was registered, else one of the host's. The system's font stands in for
    /// any other, with a warning.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }

    /// A custom font that scales with a text style.
    public static func custom(
        _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
    ) -> Font {
        Font(style: textStyle, points: size, family: name)
    }

    /// A custom font with a fixed size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(points: fixedSize, family: name)
    }
}
