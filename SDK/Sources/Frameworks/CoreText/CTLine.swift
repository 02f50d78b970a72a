// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
public import Foundation
import PortholeFoundation
import UIKit

/// One line of a text with attributes, to be measured.
///
/// Differs from Apple: widths are without kerning, and estimated where the font is the host's.
public final class CTLine {
    fileprivate let text: NSAttributedString

    fileprivate init(_ text: NSAttributedString) { self.text = text }

    fileprivate var runs: [(font: UIFont, width: CGFloat)] {
        var runs: [(font: UIFont, width: CGFloat)] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
            values, range, _ in
            let part = text.attributedSubstring(from: range).string
            let font = values[.font] as? UIFont ?? .systemFont(ofSize: 12)
            let size = part.size(withAttributes: values.merging([.font: font]) { old, _ in old })
            runs.append((font, size.width))
        }
        return runs
    }
}

/// A line of a text.
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
    CTLine(attrString)
}

/// The width of a line, and how far it reaches above and below the baseline.
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
    _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let runs = line.runs
    ascent?.pointee = runs.map(\.font.ascender).max() ?? 0
    descent?.pointee = runs.map { -$0.font.descender }.max() ?? 0
    leading?.pointee = runs.map(\.font.leading).max() ?? 0
    return runs.reduce(0) { $0 + Double($1.width) }
}
