public import Foundation

/// A font by its size, weight and family.
///
/// Differs from Apple: the measures of fonts that the plugin does not bring are San Francisco's,
/// whatever font the host draws with.
open class UIFont: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    private let mark = AttributeMark()
    /// The size in points.
    public let pointSize: CGFloat
    /// The family's name; empty for the system font.
    public var familyName: String { face?.family ?? name }
    /// The requested name; empty for the system font.
    package let name: String
    /// The face, if the font is one of the plugin's own.
    package let face: HostFonts.Face?
    /// The text style, if any.
    package let textStyle: TextStyle?
    let traits: Traits

    /// The traits of letters, independent of family and size.
    struct Traits: Hashable, Sendable {
        var weight = Weight.regular
        var width = Width.standard
        var isItalic = false
        var isMonospaced = false
        var hasMonospacedDigits = false
        var design = UIFontDescriptor.SystemDesign.default
    }

    init(traits: Traits, size: CGFloat, family: String, style: TextStyle?) {
        pointSize = size
        name = family
        face =
            family.isEmpty
            ? nil
            : HostFonts.find(
                family, weight: traits.weight == .regular ? 0 : traits.weight.hundreds,
                isItalic: traits.isItalic)
        textStyle = style
        self.traits = traits
    }

    package convenience init(
        size: CGFloat, weight: Weight = .regular, width: Width = .standard,
        design: UIFontDescriptor.SystemDesign = .default, family: String = "",
        style: TextStyle? = nil, isItalic: Bool = false, isMonospaced: Bool = false,
        hasMonospacedDigits: Bool = false
    ) {
        self.init(
            traits: Traits(
                weight: weight, width: width, isItalic: isItalic, isMonospaced: isMonospaced,
                hasMonospacedDigits: hasMonospacedDigits, design: design),
            size: size, family: family, style: style)
    }

    /// The weight.
    package var weight: Weight { traits.weight }
    /// The width of letters.
    package var width: Width { traits.width }
    /// Whether letters are slanted.
    package var isItalic: Bool { traits.isItalic }
    /// Whether all letters are as wide.
    package var isMonospaced: Bool { traits.isMonospaced }
    /// Whether all digits are as wide.
    package var hasMonospacedDigits: Bool { traits.hasMonospacedDigits }
    /// The design.
    package var design: UIFontDescriptor.SystemDesign { traits.design }

    func changed(_ change: (inout Traits) -> Void) -> UIFont {
        var traits = traits
        change(&traits)
        return UIFont(traits: traits, size: pointSize, family: name, style: textStyle)
    }

    /// A font by its PostScript name, its full name or its family's.
    ///
    /// Differs from Apple: one of the system's own is there, and the host draws another in its
    /// place.
    /// - Returns: Nil when neither the plugin's bundle nor Apple's system has it.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard
            !HostFonts.areKnown || HostFonts.find(fontName) != nil || AppleFamilies.have(fontName)
        else { return nil }
        self.init(size: fontSize > 0 ? fontSize : 12, family: fontName)
    }

    /// The families of the fonts that the plugin brings.
    ///
    /// Differs from Apple: without the system's own.
    public class var familyNames: [String] { Set(HostFonts.faces.map(\.family)).sorted() }

    /// The PostScript names of a family's fonts, of those that the plugin brings.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        HostFonts.faces.filter { $0.family.lowercased() == familyName.lowercased() }.map(\.name)
    }

    /// Returns the system font.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }

    /// The system font in a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    /// The system font in a weight and a width.
    public class func systemFont(
        ofSize fontSize: CGFloat, weight: Weight, width: Width
    ) -> UIFont {
        UIFont(size: fontSize, weight: weight).changed { $0.width = width }
    }

    /// The width of letters.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as on Apple's platforms.
        public let rawValue: CGFloat

        /// The width of a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The standard width.
        public static let standard = Width(rawValue: 0)
        /// A condensed width.
        public static let condensed = Width(rawValue: -0.2)
        /// A compressed width.
        public static let compressed = Width(rawValue: -0.3)
        /// An expanded width.
        public static let expanded = Width(rawValue: 0.2)

        /// The width as views record it, in the numbers of SwiftUI's `Font.Width`.
        package var recorded: CGFloat {
            switch self {
            case .compressed: -0.2
            case .condensed: -0.1
            default: rawValue / 2
            }
        }

        /// The width of a number of SwiftUI's `Font.Width`.
        package init(recorded: CGFloat) {
            switch recorded {
            case -0.2: self = .compressed
            case -0.1: self = .condensed
            default: self.init(rawValue: recorded * 2)
            }
        }
    }

    /// Returns the system font in bold, with a size in points.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .bold)
    }

    /// Returns the system font in italics, with a size in points.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, isItalic: true)
    }

    /// Returns the monospaced system font, with a size in points.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight, isMonospaced: true)
    }

    /// Returns the system font with monospaced digits, with a size in points.
    public class func monospacedDigitSystemFont(
        ofSize fontSize: CGFloat, weight: Weight
    ) -> UIFont {
        UIFont(size: fontSize, weight: weight, hasMonospacedDigits: true)
    }

    /// Returns the system font of a text style in its default size; no effect here: the traits.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { preferredFont(forTextStyle: style) }

    /// Returns the system font of a text style in its default size.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(size: style.size, weight: style.weight, style: style)
    }

    /// The font in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(traits: traits, size: fontSize, family: name, style: nil)
    }

    /// The size of small text.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The size of body text.
    public class var systemFontSize: CGFloat { 14 }
    /// The size of labels.
    public class var labelFontSize: CGFloat { 17 }
}
