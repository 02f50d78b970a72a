public import Foundation

/// A font, as AppKit calls it.
///
/// Differs from Apple: it is UIKit's, with the members of both; its text styles and the system's
/// sizes are a phone's.
public typealias NSFont = UIFont

extension UIFont {
    /// The font of running text; a size of 0 is ``systemFontSize``.
    public class func userFont(ofSize fontSize: CGFloat) -> NSFont? {
        .systemFont(ofSize: fontSize.orSystemSize)
    }

    /// The font of text whose letters are all as wide; a size of 0 is ``systemFontSize``.
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

    /// The font of what controls show; a size of 0 is ``systemFontSize``.
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

    /// What is said of text styles besides: nothing that is known.
    public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as on Apple's platforms.
        public let rawValue: String

        /// The option of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    /// The system's font in a text style, in its default size; no effect here: the options.
    public class func preferredFont(
        forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any] = [:]
    ) -> NSFont { preferredFont(forTextStyle: style) }

    /// The font's name as people read it.
    public var displayName: String? { face?.fullName ?? fontName }
    /// Whether all letters are as wide.
    public var isFixedPitch: Bool { isMonospaced || face?.isMonospaced == true }
    /// How far letters lean, in degrees: 0, or -9.5 for slanted ones.
    public var italicAngle: CGFloat { isItalic ? -9.5 : 0 }
}

extension CGFloat {
    fileprivate var orSystemSize: CGFloat { self > 0 ? self : UIFont.systemFontSize }
}

/// What a font is found by, as AppKit calls it.
public typealias NSFontDescriptor = UIFontDescriptor

extension UIFontDescriptor.SymbolicTraits {
    /// Letters are slanted.
    public static let italic = traitItalic
    /// Letters are thick.
    public static let bold = traitBold
    /// Letters are wide.
    public static let expanded = traitExpanded
    /// Letters are narrow.
    public static let condensed = traitCondensed
    /// Letters are all as wide.
    public static let monoSpace = traitMonoSpace
    /// Lines are closer together.
    public static let tightLeading = traitTightLeading
    /// Lines are farther apart.
    public static let looseLeading = traitLooseLeading
}
