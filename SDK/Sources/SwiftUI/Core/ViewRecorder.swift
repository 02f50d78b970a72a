package import CWidgetPlugin

/// Writes one evaluation of a view through the header's functions.
///
/// Lives only during one call of a content function, on the main thread.
@MainActor
package final class ViewRecorder {
    /// What views recorded now inherit; `@Environment` reads it.
    package private(set) var environment: EnvironmentValues
    /// The header's recorder, for what has no setter here.
    package let view: UnsafeMutablePointer<widget_view>

    /// Starts recording at the position that `view` has.
    package init(_ view: UnsafeMutablePointer<widget_view>, environment: EnvironmentValues) {
        self.view = view
        self.environment = environment
    }

    /// Records any view as one node: a primitive as itself, another one as its body.
    package func record<V: View>(_ content: V) {
        if let primitive = content as? any PrimitiveView {
            primitive.record(into: self)
        } else {
            var bound = content
            DynamicProperties.update(&bound, environment: environment)
            record(bound.body)
        }
    }

    /// Records a container's content: one node for each view of a builder's block.
    package func recordChildren<V: View>(_ content: V) {
        if let block = content as? any ViewBlock {
            block.recordEach(into: self)
        } else {
            record(content)
        }
    }

    /// Records a node; `content` first sets its attributes, then records its children.
    package func node(_ kind: widget_kind, _ content: () -> Void = {}) {
        view.pointee.begin(view, kind)
        content()
        view.pointee.end(view)
    }

    /// Evaluates `content`, which records one node, with a changed environment.
    ///
    /// Values the runner must know, those of `RecordedEnvironmentKey`, are set on a group around it.
    package func withEnvironment(
        _ change: (inout EnvironmentValues) -> Void, _ content: () -> Void
    ) {
        let outer = environment
        let changed = environment.track(change)
        if changed.isEmpty {
            content()
        } else {
            node(WIDGET_GROUP) {
                for key in changed { key.record(environment, into: self) }
                content()
            }
        }
        environment = outer
    }
}
