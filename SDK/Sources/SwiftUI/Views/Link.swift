import CWidgetPlugin
public import Foundation
public import PortholeFoundation

/// A view that opens a URL when it is clicked.
public struct Link<Label> {
    let destination: URL
    let label: Label
}

extension Link: View where Label: View {
    /// A link records itself and its label.
    public typealias Body = Never

    /// Opens `destination` when the label is clicked.
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }
}

extension Link where Label == Text {
    /// Creates a link with a title that opens `destination`.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title that opens `destination`.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension Link: PrimitiveView where Label: View {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_LINK) {
            recorder.set(WIDGET_URL, destination.absoluteString)
            guard recorder.environment.isEnabled else {
                recorder.set(WIDGET_DISABLED, true)
                return recorder.recordChildren(label.opacity(0.4))
            }
            recorder.recordChildren(label)
        }
    }
}

extension Link where Label == Text {
    /// Opens a URL when its title is pressed.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}
