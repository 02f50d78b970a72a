import CWidgetPlugin
public import Foundation

extension View {
    /// Sets the URL that is opened when the widget is clicked; the outermost one counts.
    nonisolated public func widgetURL(_ url: URL?) -> some View {
        modifier(AttributeModifier { $0.set(WIDGET_URL, url?.absoluteString) })
    }
}
