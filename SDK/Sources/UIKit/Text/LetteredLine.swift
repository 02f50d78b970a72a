import CWidgetPlugin
package import CoreGraphics
package import Foundation

/// A line of text in one font as outlines, set by the runner.
package struct LetteredLine {
    /// The width in points.
    package let width: CGFloat
    /// The outlines, relative to the start of the baseline, with y growing downwards.
    package let steps: PathSteps

    /// Sets a line; `nil` without a runner.
    package init?(_ text: String, in font: UIFont) {
        guard let line = HostFonts.line(text, in: font) else { return nil }
        self = line
    }

    fileprivate init(_ line: widget_text_line) {
        width = line.width
        var steps = PathSteps()
        var numbers = UnsafeBufferPointer(start: line.numbers, count: line.count)[...]
        func point(_ index: Int) -> CGPoint {
            CGPoint(
                x: numbers[numbers.startIndex + 1 + 2 * index],
                y: numbers[numbers.startIndex + 2 + 2 * index])
        }
        while let verb = numbers.first {
            let points = verb == 4 ? 0 : verb == 3 ? 3 : verb == 2 ? 2 : 1
            guard numbers.count > 2 * points else { break }
            switch verb {
            case 0: steps.move(to: point(0))
            case 1: steps.addLine(to: point(0))
            case 2: steps.addQuad(control: point(0), to: point(1))
            case 3: steps.addCurve(control1: point(0), control2: point(1), to: point(2))
            default: steps.close()
            }
            numbers = numbers.dropFirst(1 + 2 * points)
        }
        self.steps = steps
    }
}

extension HostFonts {
    /// Sets a line of text in a font; `nil` without a runner.
    fileprivate static func line(_ text: String, in font: UIFont) -> LetteredLine? {
        guard let set = setLine else { return nil }
        prepare()
        var value = widget_font()
        value.size = MemoryLayout<widget_font>.size
        value.points = Double(font.pointSize)
        value.weight =
            font.name.isEmpty || font.weight != .regular ? Int32(font.weight.hundreds) : 0
        value.design = font.headerDesign
        value.width = Double(font.width.recorded)
        value.italic = font.isItalic
        value.monospaced_digit = font.hasMonospacedDigits
        var line: LetteredLine?
        withUnsafeMutablePointer(to: &line) { line in
            font.name.withCString { name in
                value.family = font.name.isEmpty ? nil : name
                var text = text
                text.withUTF8 { bytes in
                    bytes.withMemoryRebound(to: CChar.self) { bytes in
                        set(
                            &value, bytes.baseAddress, bytes.count,
                            { context, line in
                                guard let context, let line else { return }
                                context.assumingMemoryBound(to: LetteredLine?.self).pointee =
                                    LetteredLine(line.pointee)
                            }, line)
                    }
                }
            }
        }
        return line
    }
}

extension UIFont {
    fileprivate var headerDesign: widget_font_design {
        if isMonospaced { return WIDGET_DESIGN_MONOSPACED }
        return switch design {
        case .rounded: WIDGET_DESIGN_ROUNDED
        case .serif: WIDGET_DESIGN_SERIF
        case .monospaced: WIDGET_DESIGN_MONOSPACED
        default: WIDGET_DESIGN_DEFAULT
        }
    }
}
