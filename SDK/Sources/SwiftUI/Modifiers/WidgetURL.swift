import CWidgetPlugin
public import Foundation

extension View {
    /// Sets the URL that a press on the widget opens; nil sets none.
    nonisolated public func widgetURL(_ url: URL?) -> some View {
        inheriting { $0.set(WIDGET_URL, url?.absoluteString) }
    }
}
