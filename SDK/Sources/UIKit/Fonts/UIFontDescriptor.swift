public import Foundation

/// What a font is found by.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    // Unchecked: nothing in it changes.

    /// How letters are drawn, whatever their family.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String

        /// The design of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The usual one.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// With serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// With letters that are all as wide.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// What is said of letters.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The traits as bits.
        public let rawValue: UInt32

        /// The traits of bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// They are slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// They are thick.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// They are wide.
        public static let traitExpanded = SymbolicTraits(rawValue: 32)
        /// They are narrow.
        public static let traitCondensed = SymbolicTraits(rawValue: 64)
        /// They are all as wide.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
        /// Lines are closer together.
        public static let traitTightLeading = SymbolicTraits(rawValue: 0x8000)
        /// Lines are farther apart.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 0x10000)
    }

    /// What a font is known by besides.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// Apple's name.
        public let rawValue: String

        /// The attribute of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Its family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// Its name.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// Its size.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// Its features.
        public static let featureSettings = AttributeName(
            rawValue: "NSCTFontFeatureSettingsAttribute")
        /// Its traits.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    }

    let font: UIFont

    init(_ font: UIFont) { self.font = font }

    /// The size in points.
    open var pointSize: CGFloat { font.pointSize }
    /// The traits.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if font.isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// What a text style's font is found by.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
        -> UIFontDescriptor
    { UIFontDescriptor(.preferredFont(forTextStyle: style)) }

    /// The same font in another design; nil for one that is not known here.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        UIFontDescriptor(font.changed { $0.design = design })
    }

    /// The same font with other traits.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(
            font.changed {
                $0.weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
                $0.isItalic = symbolicTraits.contains(.traitItalic)
                if symbolicTraits.contains(.traitMonoSpace) { $0.isMonospaced = true }
            })
    }

    /// The same font in another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font.withSize(newPointSize))
    }

    /// The same font; no effect here: the attributes, besides the size.
    open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        (attributes[.size] as? CGFloat).map(withSize) ?? self
    }
}

extension UIFont {
    /// What the font is found by.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

    /// The font that is found; a size of 0 is that of the descriptor.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = descriptor.font
        self.init(
            traits: font.traits, size: pointSize > 0 ? pointSize : font.pointSize,
            family: font.name, style: pointSize > 0 ? nil : font.textStyle)
    }
}
