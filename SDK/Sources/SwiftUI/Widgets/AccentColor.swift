import CWidgetPlugin
import UIKit

extension ViewRecorder {
    /// Records a widget's content, tinted with the accent colour of the project's asset catalogue.
    package func recordWidget(_ content: some View) {
        guard let accent = UIColor.accent else { return record(content) }
        node(WIDGET_GROUP) {
            set(WIDGET_TINT, Color(uiColor: accent).paint(in: environment))
            record(content)
        }
    }
}
