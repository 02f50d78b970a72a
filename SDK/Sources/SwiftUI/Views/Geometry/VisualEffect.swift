import CWidgetPlugin

/// A change of how a view is drawn that does not affect layout.
public protocol VisualEffect: Sendable, Animatable {
    /// Applies the effect to a view.
    @MainActor func _apply(to view: AnyView) -> AnyView
}

/// An empty effect, with which `visualEffect` starts.
public struct EmptyVisualEffect: VisualEffect {
    /// Creates an effect that changes nothing.
    public init() {}

    /// Returns the view unchanged.
    public func _apply(to view: AnyView) -> AnyView { view }
}

/// A view drawn with effects that depend on its geometry.
struct VisualEffectModifier {
    let change: @MainActor (AnyView, GeometryProxy) -> AnyView
}

extension VisualEffectModifier: ViewModifier {
    func body(content: Content) -> some View {
        DeferredView(content: content, change: change)
    }
}

/// A view that is created after layout.
private struct DeferredView<Content: View> {
    let content: Content
    let change: @MainActor (AnyView, GeometryProxy) -> AnyView
}

extension DeferredView: PrimitiveView {
    func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_DEFERRED) {
            recorder.set(WIDGET_SIDE, WIDGET_INSTEAD)
            recorder.setGeometryContent(WIDGET_CONTENT) { geometry, recorder in
                recorder.record(change(AnyView(content), geometry))
            }
            recorder.record(content)
        }
    }
}

extension View {
    /// Applies effects to the view that depend on its geometry.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(
            VisualEffectModifier { view, geometry in
                effect(EmptyVisualEffect(), geometry)._apply(to: view)
            })
    }
}
