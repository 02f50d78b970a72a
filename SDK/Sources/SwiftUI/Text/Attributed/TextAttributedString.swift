public import Foundation
import PortholeFoundation

extension Text {
    /// Shows an attributed string; missing attributes are inherited.
    ///
    /// Links have the accent color, and cannot be tapped in a widget.
    @_disfavoredOverload  // A literal is a key.
    public init(_ attributedContent: AttributedString) {
        let runs = attributedContent.texts
        self = runs.count == 1 ? runs[0] : Text(.runs(runs))
    }
}

extension AttributedString {
    /// A text for each run, with its attributes.
    var texts: [Text] {
        runs.map { run in
            var text = Text(verbatim: String(characters[run.range]))
            text.style = TextAttributes(run)
            return text
        }
    }
}

extension TextAttributes {
    /// Reads the attributes of a run of an `AttributedString`.
    fileprivate init(_ run: AttributedString.Runs.Run) {
        self.init()
        take(run.carriedValues)
        if let font = run.swiftUI.font { self.font = font }
        if let color = run.swiftUI.foregroundColor { foreground = AnyShapeStyle(color) }
        if foreground == nil, run.foundation.link != nil { foreground = AnyShapeStyle(.tint) }
        let intent = run.inlinePresentationIntent ?? []
        if intent.contains(.stronglyEmphasized) { weight = .emphasized }
        if intent.contains(.emphasized) { isItalic = true }
        if intent.contains(.code) { design = .monospaced }
        if intent.contains(.strikethrough) { strikethrough = .single }
        if let style = run.swiftUI.underlineStyle { underline = style }
        if let style = run.swiftUI.strikethroughStyle { strikethrough = style }
        if let kern = run.swiftUI.kern { kerning = kern }
        if let tracking = run.swiftUI.tracking { self.tracking = tracking }
        if let offset = run.swiftUI.baselineOffset { baselineOffset = offset }
    }

    /// Reads the attributes of a run of an `NSAttributedString`.
    private mutating func take(_ values: [NSAttributedString.Key: AnyHashable]) {
        func points(_ key: NSAttributedString.Key) -> CGFloat? {
            switch values[key]?.base {
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Int: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            case let value as NSUnderlineStyle: CGFloat(value.rawValue)
            default: nil
            }
        }
        func lineStyle(_ key: NSAttributedString.Key) -> Text.LineStyle? {
            points(key).flatMap { $0 == 0 ? nil : .single }
        }
        font = (values[.font]?.base as? UIFont).map { Font($0) }
        foreground = (values[.foregroundColor]?.base as? UIColor)
            .map { AnyShapeStyle(Color(uiColor: $0)) }
        if let style = lineStyle(.underlineStyle) { underline = style }
        if let style = lineStyle(.strikethroughStyle) { strikethrough = style }
        kerning = points(.kern)
        tracking = points(.tracking)
        baselineOffset = points(.baselineOffset)
    }
}
