// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
public import PortholeFoundation
public import UIKit

/// The symbolic traits of a font.
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits

/// The use of a system font.
public enum CTFontUIFontType: UInt32, Sendable {
    /// User text.
    case user = 0
    /// Code that users write.
    case userFixedPitch = 1
    /// System text.
    case system = 2
    /// Emphasized system text.
    case emphasizedSystem = 3
    /// Small system text.
    case smallSystem = 4
    /// Small emphasized system text.
    case smallEmphasizedSystem = 5
    /// Very small system text.
    case miniSystem = 6
    /// Very small emphasized system text.
    case miniEmphasizedSystem = 7
    /// Labels.
    case label = 10
    /// Menu titles.
    case menuTitle = 11
    /// Menu items.
    case menuItem = 12
    /// Window titles.
    case windowTitle = 15
    /// Messages.
    case message = 23
    /// Tooltips.
    case toolTip = 25
}

/// Creates the system font for a use; a size of 0 means the default.
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

/// Returns the symbolic traits of a font.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
    font.fontDescriptor.symbolicTraits
}

/// Creates a copy of a font with other traits for a mask, or `nil`.
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

/// Returns the descriptor of a font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// Returns the number of units per em.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { 2048 }

/// Returns the bounding box of all glyphs; differs from Apple: an em wide.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    CGRect(x: 0, y: font.descender, width: font.pointSize, height: font.lineHeight)
}

// Unsafe but sound: each value is an immutable string; Foundation for Linux declares NSString
// explicitly not Sendable.

/// The key for the font, a `CTFont`.
public nonisolated(unsafe) let kCTFontAttributeName: CFString = "NSFont"
/// The key for the text color, a `CGColor`.
public nonisolated(unsafe) let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"
/// The key of the distance between its letters.
public nonisolated(unsafe) let kCTKernAttributeName: CFString = "NSKern"
/// The key of the distance between its letters, without ligatures.
public nonisolated(unsafe) let kCTTrackingAttributeName: CFString = "CTTracking"
/// The key of its paragraphs' style.
public nonisolated(unsafe) let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"
/// The key of the thickness of its letters' outlines.
public nonisolated(unsafe) let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"
/// The key for the stroke color, a `CGColor`.
public nonisolated(unsafe) let kCTStrokeColorAttributeName: CFString = "NSStrokeColor"
/// The key of how it is underlined.
public nonisolated(unsafe) let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"
/// The key for the baseline offset.
public nonisolated(unsafe) let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"
