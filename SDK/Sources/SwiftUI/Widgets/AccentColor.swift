import CWidgetPlugin
import UIKit

extension ViewRecorder {
    /// Records the content of a widget, tinted with the project's accent color.
    package func recordWidget(_ content: some View) {
        guard let accent = UIColor.accent else { return record(content) }
        node(WIDGET_GROUP) {
            set(WIDGET_TINT, Color(uiColor: accent).paint(in: environment))
            record(content)
        }
    }
}
