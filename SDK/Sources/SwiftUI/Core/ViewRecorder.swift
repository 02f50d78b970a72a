public import CWidgetPlugin

/// Writes one evaluation of a view through the header's functions.
///
/// Lives only during one call of a content function, on the main thread.
@MainActor
package final class ViewRecorder {
    /// What views recorded now inherit; `@Environment` reads it.
    package private(set) var environment: EnvironmentValues
    private let view: UnsafeMutablePointer<widget_view>

    package init(_ view: UnsafeMutablePointer<widget_view>, environment: EnvironmentValues) {
        self.view = view
        self.environment = environment
    }

    /// Records any view: a primitive as itself, another one as its body with `@Environment` bound.
    package func record<V: View>(_ content: V) {
        if let primitive = content as? any PrimitiveView {
            primitive.record(into: self)
        } else {
            var bound = content
            DynamicProperties.update(&bound, environment: environment)
            record(bound.body)
        }
    }

    /// Records a node with what `content` records inside it.
    package func node(_ kind: widget_kind, _ content: () -> Void) {
        view.pointee.begin(view, kind)
        content()
        view.pointee.end(view)
    }

    /// Evaluates `content` with a changed environment.
    package func withEnvironment(
        _ change: (inout EnvironmentValues) -> Void, _ content: () -> Void
    ) {
        let outer = environment
        change(&environment)
        content()
        environment = outer
    }
}
