public import Foundation

/// The traits of a font.
public struct NSFontTraitMask: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Italic.
    public static let italicFontMask = NSFontTraitMask(rawValue: 1)
    /// Bold.
    public static let boldFontMask = NSFontTraitMask(rawValue: 2)
    /// Not italic.
    public static let unitalicFontMask = NSFontTraitMask(rawValue: 0x0100_0000)
    /// Not bold.
    public static let unboldFontMask = NSFontTraitMask(rawValue: 4)
    /// Monospaced.
    public static let fixedPitchFontMask = NSFontTraitMask(rawValue: 0x400)
}

/// Finds and changes fonts.
public final class NSFontManager: NSObject, Sendable {
    /// The shared instance.
    public static let shared = NSFontManager()

    /// The PostScript names of the fonts that the plugin brings.
    public var availableFonts: [String] { HostFonts.faces.map(\.name) }
    /// The families of the fonts that the plugin brings.
    public var availableFontFamilies: [String] { NSFont.familyNames }

    /// The font, with a trait more or less.
    public func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
        fontObj.changed {
            if trait.contains(.boldFontMask) { $0.weight = .bold }
            if trait.contains(.unboldFontMask) { $0.weight = .regular }
            if trait.contains(.italicFontMask) { $0.isItalic = true }
            if trait.contains(.unitalicFontMask) { $0.isItalic = false }
            if trait.contains(.fixedPitchFontMask) { $0.isMonospaced = true }
        }
    }

    /// The font in another size.
    public func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont {
        fontObj.withSize(size)
    }

    /// Returns a font of a family; `nil` if neither the plugin nor the system has it.
    public func font(
        withFamily family: String, traits: NSFontTraitMask, weight: Int, size: CGFloat
    ) -> NSFont? {
        guard let font = NSFont(name: family, size: size) else { return nil }
        let weighted = font.changed { $0.weight = Self.weight(weight) }
        return convert(weighted, toHaveTrait: traits)
    }

    /// The weight of AppKit's scale from 0 to 15.
    private static func weight(_ weight: Int) -> NSFont.Weight {
        switch weight {
        case ...2: .ultraLight
        case 3: .thin
        case 4: .light
        case 5: .regular
        case 6: .medium
        case 7, 8: .semibold
        case 9: .bold
        case 10, 11: .heavy
        default: .black
        }
    }
}
