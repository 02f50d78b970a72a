public import Foundation

/// A font, as AppKit calls it.
///
/// Differs from Apple: it is UIKit's, with the members of both; its text styles and the system's
/// sizes are a phone's.
public typealias NSFont = UIFont

extension UIFont {
    /// Returns the font of body text; a size of 0 means ``systemFontSize``.
    public class func userFont(ofSize fontSize: CGFloat) -> NSFont? {
        .systemFont(ofSize: fontSize.orSystemSize)
    }

    /// Returns a monospaced font; a size of 0 means ``systemFontSize``.
    public class func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? {
        .monospacedSystemFont(ofSize: fontSize.orSystemSize, weight: .regular)
    }

    /// The font of labels; a size of 0 is ``systemFontSize``.
    public class func labelFont(ofSize fontSize: CGFloat) -> NSFont {
        .systemFont(ofSize: fontSize.orSystemSize)
    }

    /// The font of messages; a size of 0 is ``systemFontSize``.
    public class func messageFont(ofSize fontSize: CGFloat) -> NSFont {
        .systemFont(ofSize: fontSize.orSystemSize)
    }

    /// The font of menus; a size of 0 is ``systemFontSize``.
    public class func menuFont(ofSize fontSize: CGFloat) -> NSFont {
        .systemFont(ofSize: fontSize.orSystemSize)
    }

    /// Returns the font of control content; a size of 0 means ``systemFontSize``.
    public class func controlContentFont(ofSize fontSize: CGFloat) -> NSFont {
        .systemFont(ofSize: fontSize.orSystemSize)
    }

    /// The font of windows' titles, in bold; a size of 0 is ``systemFontSize``.
    public class func titleBarFont(ofSize fontSize: CGFloat) -> NSFont {
        .boldSystemFont(ofSize: fontSize.orSystemSize)
    }

    /// The font of hints; a size of 0 is ``systemFontSize``.
    public class func toolTipsFont(ofSize fontSize: CGFloat) -> NSFont {
        .systemFont(ofSize: fontSize.orSystemSize)
    }

    /// A key of text style options; none are known.
    public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as on Apple's platforms.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// Returns the system font of a text style in its default size; no effect here: the options.
    public class func preferredFont(
        forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]
    ) -> NSFont { preferredFont(forTextStyle: style) }

    /// The font's name as people read it.
    public var displayName: String? { face?.fullName ?? fontName }
    /// Whether all letters are as wide.
    public var isFixedPitch: Bool { isMonospaced || face?.isMonospaced == true }
    /// The slant angle in degrees: 0, or -9.5 for italic fonts.
    public var italicAngle: CGFloat { isItalic ? -9.5 : 0 }
}

extension CGFloat {
    fileprivate var orSystemSize: CGFloat { self > 0 ? self : UIFont.systemFontSize }
}

/// AppKit's name of the font descriptor class.
public typealias NSFontDescriptor = UIFontDescriptor

extension UIFontDescriptor.SymbolicTraits {
    /// Italic.
    public static let italic = traitItalic
    /// Bold.
    public static let bold = traitBold
    /// Expanded.
    public static let expanded = traitExpanded
    /// Condensed.
    public static let condensed = traitCondensed
    /// Monospaced.
    public static let monoSpace = traitMonoSpace
    /// Lines are closer together.
    public static let tightLeading = traitTightLeading
    /// Lines are farther apart.
    public static let looseLeading = traitLooseLeading
}
