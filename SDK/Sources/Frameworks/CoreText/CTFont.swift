// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics
public import Foundation
public import PortholeFoundation
public import UIKit

/// Core Text's name for a font.
public typealias CTFont = UIFont

/// Core Text's name of the font descriptor class.
public typealias CTFontDescriptor = UIFontDescriptor

/// Creates a font by its PostScript name, full name or family name; an unknown name means the
/// system font.
///
/// No effect here: the matrix. A size of 0 is 12 points.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let size = size > 0 ? size : 12
    return UIFont(name: String(describing: name), size: size) ?? .systemFont(ofSize: size)
}

/// The first font in a file's bytes, once it is registered; no effect here: the matrix and the
/// attributes.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    CTFontCreateWithName(
        NSString(string: graphicsFont.postScriptName ?? ""), size, matrix)
}

/// Creates a font descriptor from a name and size.
public func CTFontDescriptorCreateWithNameAndSize(
    _ name: CFString, _ size: CGFloat
) -> CTFontDescriptor {
    CTFontCreateWithName(name, size, nil).fontDescriptor
}

/// The font that is found; no effect here: the matrix.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// The font in another size; no effect here: the matrix and the attributes.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont { size > 0 ? font.withSize(size) : font }

/// The size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the ascent.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the descent, positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Room between lines beyond their height.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The height of capitals.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// The height of small letters.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns the PostScript name, such as "Lato-Bold".
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString {
    NSString(string: font.fontName)
}
/// Returns the family name, such as "Lato".
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString {
    NSString(string: font.familyName)
}
/// Returns the full name, such as "Lato Bold".
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
    NSString(string: font.face?.fullName ?? font.fontName)
}
/// Returns the full name, such as "Lato Bold".
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }
