public import Foundation

/// A description of a font by its attributes.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as on Apple's platforms.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The default design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The rounded design.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// The serif design.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// The monospaced design.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// Symbolic traits of a font.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt32

        /// Creates a set from raw bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 2)
        /// Expanded.
        public static let traitExpanded = SymbolicTraits(rawValue: 32)
        /// Condensed.
        public static let traitCondensed = SymbolicTraits(rawValue: 64)
        /// Monospaced.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
        /// Lines are closer together.
        public static let traitTightLeading = SymbolicTraits(rawValue: 0x8000)
        /// Lines are farther apart.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 0x10000)
    }

    /// The name of a font attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as on Apple's platforms.
        public let rawValue: String

        /// The attribute of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The family.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The size.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The feature settings.
        public static let featureSettings = AttributeName(
            rawValue: "NSCTFontFeatureSettingsAttribute")
        /// The traits.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    }

    /// A key of ``AttributeName/traits``.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as on Apple's platforms.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The weight, a `UIFont.Weight`.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width, a `UIFont.Width`.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant, a number.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        /// The symbolic traits, a number.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    }

    /// A key of a feature setting.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The raw value, the same as on Apple's platforms.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Which feature, such as `kNumberSpacingType`.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// Which feature, such as `kNumberSpacingType`.
        public static let featureIdentifier = type
        /// Which of its choices, such as `kMonospacedNumbersSelector`.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// Which of its choices, such as `kMonospacedNumbersSelector`.
        public static let typeIdentifier = selector
    }

    let font: UIFont

    init(_ font: UIFont) { self.font = font }

    /// Creates a descriptor by name; an unknown name means the system font.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: max(size, 1)))
    }

    /// Creates a descriptor from attributes: name, family, size, traits and monospaced digits.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let name = attributes[.name] as? String ?? attributes[.family] as? String
        let size = attributes.points(.size) ?? 12
        let font = name.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)
        self.init(font.with(attributes))
    }

    /// The size in points.
    open var pointSize: CGFloat { font.pointSize }
    /// The symbolic traits.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if font.isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns the descriptor of a text style.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
        -> UIFontDescriptor
    { UIFontDescriptor(.preferredFont(forTextStyle: style)) }

    /// Returns the descriptor with another design; `nil` if it is not known.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        UIFontDescriptor(font.changed { $0.design = design })
    }

    /// Returns the descriptor with other traits.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(
            font.changed {
                $0.weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
                $0.isItalic = symbolicTraits.contains(.traitItalic)
                if symbolicTraits.contains(.traitMonoSpace) { $0.isMonospaced = true }
            })
    }

    /// Returns the descriptor with another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font.withSize(newPointSize))
    }

    /// Returns the descriptor with additional attributes: size, traits and monospaced digits.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        let named = (attributes[.name] ?? attributes[.family]) as? String
        let other = named.flatMap { UIFont(name: $0, size: font.pointSize) }
        return UIFontDescriptor((other ?? font).with(attributes))
    }

    /// Returns a descriptor of a family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        addingAttributes([.family: newFamily])
    }

    /// A font of the same family; no effect here where no font is called by the family and the
    /// face.
    open func withFace(_ newFace: String) -> UIFontDescriptor {
        UIFont(name: "\(font.familyName) \(newFace)", size: font.pointSize)
            .map(UIFontDescriptor.init) ?? self
    }

    /// The PostScript name.
    open var postscriptName: String { font.fontName }

    /// The attributes of the font.
    open var fontAttributes: [AttributeName: Any] {
        [
            .name: font.fontName, .family: font.familyName, .size: font.pointSize,
            .traits: [
                TraitKey.weight: font.weight.rawValue, .width: font.width.rawValue,
                .symbolic: symbolicTraits.rawValue,
            ],
        ]
    }

    /// Returns an attribute of the font, or `nil`.
    open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }
}

extension [UIFontDescriptor.AttributeName: Any] {
    fileprivate func points(_ key: Key) -> CGFloat? { number(self[key]) }
}

/// A number that authors write in any type.
private func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as UIFont.Weight: value.rawValue
    case let value as UIFont.Width: value.rawValue
    default: nil
    }
}

extension UIFont {
    /// The font with a descriptor's attributes.
    fileprivate func with(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFont {
        var font = attributes.points(.size).map(withSize) ?? self
        let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:]
        let bits = number(traits[.symbolic]).flatMap { UInt32(exactly: $0) } ?? 0
        let symbolic = UIFontDescriptor.SymbolicTraits(rawValue: bits)
        font = font.changed {
            // Bold starts at semibold; a number is more specific.
            if symbolic.contains(.traitBold) { $0.weight = .bold }
            if symbolic.contains(.traitItalic) { $0.isItalic = true }
            if let weight = number(traits[.weight]) { $0.weight = Weight(rawValue: weight) }
            if let width = number(traits[.width]) { $0.width = Width(rawValue: width) }
            if let slant = number(traits[.slant]) { $0.isItalic = slant > 0 }
        }
        let features = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] ?? []
        let hasMonospacedDigits = features.contains {
            number($0[.type]) == CGFloat(kNumberSpacingType)
                && number($0[.selector]) == CGFloat(kMonospacedNumbersSelector)
        }
        return hasMonospacedDigits ? font.changed { $0.hasMonospacedDigits = true } : font
    }
}

extension UIFont {
    /// The descriptor of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

    /// The font that is found; a size of 0 is that of the descriptor.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = descriptor.font
        self.init(
            traits: font.traits, size: pointSize > 0 ? pointSize : font.pointSize,
            family: font.name, style: pointSize > 0 ? nil : font.textStyle)
    }
}
