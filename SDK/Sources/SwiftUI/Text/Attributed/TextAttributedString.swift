public import Foundation
import PortholeFoundation

extension Text {
    /// Shows an attributed string; what its attributes do not say it inherits.
    ///
    /// Links have the accent colour, and cannot be tapped in a widget.
    @_disfavoredOverload  // A literal is a key.
    public init(_ attributedContent: AttributedString) {
        let runs = attributedContent.runs.map { run in
            var text = Text(verbatim: String(attributedContent.characters[run.range]))
            text.style = TextAttributes(run)
            return text
        }
        self = runs.count == 1 ? runs[0] : Text(.runs(runs))
    }
}

extension TextAttributes {
    /// What a run of an attributed string says.
    fileprivate init(_ run: AttributedString.Runs.Run) {
        self.init()
        font = run.swiftUI.font
        let color = run.swiftUI.foregroundColor
        foreground = color.map { AnyShapeStyle($0) }
        if color == nil, run.foundation.link != nil { foreground = AnyShapeStyle(.tint) }
        let intent = run.inlinePresentationIntent ?? []
        if intent.contains(.stronglyEmphasized) { weight = .bold }
        if intent.contains(.emphasized) { isItalic = true }
        if intent.contains(.code) { design = .monospaced }
        if intent.contains(.strikethrough) { strikethrough = .single }
        if let style = run.swiftUI.underlineStyle { underline = style }
        if let style = run.swiftUI.strikethroughStyle { strikethrough = style }
        kerning = run.swiftUI.kern
        tracking = run.swiftUI.tracking
        baselineOffset = run.swiftUI.baselineOffset
    }
}
