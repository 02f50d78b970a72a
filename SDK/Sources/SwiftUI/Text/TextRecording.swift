import CWidgetPlugin
import Foundation

extension Text: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        record(TextContext(recorder.environment), outer: TextAttributes(), into: recorder)
    }

    /// Records the text as one node; its runs are child nodes.
    ///
    /// - Parameter outer: The attributes of the enclosing texts; the C header has no inherited
    ///   attributes for scale and language.
    @MainActor
    private func record(
        _ context: TextContext, outer: TextAttributes, into recorder: ViewRecorder
    ) {
        recorder.node(WIDGET_TEXT) {
            let text = resolved(context)
            recorder.set(text.style)
            let style = text.style.inheriting(outer)
            switch text.content {
            case .string(let string):
                recorder.set(WIDGET_TEXT_STRING, context.cased(string))
                recorder.setLetters(style)
            case .date(let date):
                recorder.set(date, context)
                recorder.setLetters(style)
            case .image(let image): image.record(into: recorder)
            case .runs(let runs):
                for run in runs { run.record(context, outer: style, into: recorder) }
            case .localized, .resource, .interval, .dependent: break
            }
        }
    }
}

extension ViewRecorder {
    /// Sets the size and the language of letters on a node that has some.
    fileprivate func setLetters(_ style: TextAttributes) {
        let scale = style.scale ?? environment.textScale
        if scale != .default { set(WIDGET_TEXT_SCALE, scale.factor) }
        set(WIDGET_LOCALE, style.language ?? environment.typesettingLanguage.identifier)
    }
}
