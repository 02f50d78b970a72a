// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
public import PortholeFoundation
public import UIKit

/// What letters of a font look like.
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// What the system uses a font for.
public enum CTFontUIFontType: UInt32, Sendable {
    /// What users write.
    case user = 0
    /// Code that users write.
    case userFixedPitch = 1
    /// The system's words.
    case system = 2
    /// The system's words, thick.
    case emphasizedSystem = 3
    /// Small words.
    case smallSystem = 4
    /// Small words, thick.
    case smallEmphasizedSystem = 5
    /// Very small words.
    case miniSystem = 6
    /// Very small words, thick.
    case miniEmphasizedSystem = 7
    /// Labels.
    case label = 10
    /// Menus' titles.
    case menuTitle = 11
    /// Menus' items.
    case menuItem = 12
    /// Windows' titles.
    case windowTitle = 15
    /// Messages.
    case message = 23
    /// The system's numbers.
    case toolTip = 25
}

/// The font that the system uses for something; a size of 0 is the usual one.
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    let usual: CGFloat =
        switch uiType {
        case .smallSystem, .smallEmphasizedSystem: 11
        case .miniSystem, .miniEmphasizedSystem: 9
        case .label: 10
        default: 13
        }
    let points = size > 0 ? size : usual
    return switch uiType {
    case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem:
        .boldSystemFont(ofSize: points)
    case .userFixedPitch: .monospacedSystemFont(ofSize: points, weight: .regular)
    default: .systemFont(ofSize: points)
    }
}

/// What a font's letters look like.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
    font.fontDescriptor.symbolicTraits
}

/// The font with letters that look otherwise in what the mask names; nil where there is none.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let traits = font.fontDescriptor.symbolicTraits.subtracting(symTraitMask)
        .union(symTraitValue.intersection(symTraitMask))
    return font.fontDescriptor.withSymbolicTraits(traits).map {
        UIFont(descriptor: $0, size: size > 0 ? size : font.pointSize)
    }
}

/// What a font is found by.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// How many units an em has.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { 2048 }

/// The room that any of its letters needs; differs from Apple: an em wide.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    CGRect(x: 0, y: font.descender, width: font.pointSize, height: font.lineHeight)
}

/// The key of a text's font, a `CTFont`.
public nonisolated(unsafe) let kCTFontAttributeName: CFString = "NSFont"
/// The key of its letters' colour, a `CGColor`.
public nonisolated(unsafe) let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// The key of the distance between its letters.
public nonisolated(unsafe) let kCTKernAttributeName: CFString = "NSKern"
/// The key of the distance between its letters, without ligatures.
public nonisolated(unsafe) let kCTTrackingAttributeName: CFString = "CTTracking"
/// The key of its paragraphs' style.
public nonisolated(unsafe) let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// The key of the thickness of its letters' outlines.
public nonisolated(unsafe) let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// The key of the colour of its letters' outlines, a `CGColor`.
public nonisolated(unsafe) let kCTStrokeColorAttributeName: CFString = "NSStrokeColor"
/// The key of how it is underlined.
public nonisolated(unsafe) let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// The key of how far its letters are raised.
public nonisolated(unsafe) let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
