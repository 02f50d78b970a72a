import CWidgetPlugin
public import Foundation

/// A view that opens a URL when it is pressed.
public struct Link<Label: View> {
    private let destination: URL
    private let label: Label

    /// Creates a link around a view.
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }
}

extension Link where Label == Text {
    /// Creates a link with a localised title.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension Link: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_LINK) {
            recorder.set(WIDGET_URL, destination.absoluteString)
            recorder.recordChildren(label)
        }
    }
}
