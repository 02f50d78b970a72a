import CWidgetPlugin
public import Foundation

/// A change of how a view is drawn that does not move others.
public protocol VisualEffect: Sendable {
    /// Applies the effect to a view.
    @MainActor func _apply(to view: AnyView) -> AnyView
}

/// No effect: what `visualEffect` begins with.
public struct EmptyVisualEffect: VisualEffect {
    /// No effect.
    public init() {}

    /// The view itself.
    public func _apply(to view: AnyView) -> AnyView { view }
}

/// An effect after another one.
private struct JoinedVisualEffect<First: VisualEffect>: VisualEffect {
    let first: First
    let change: @MainActor @Sendable (AnyView) -> AnyView

    func _apply(to view: AnyView) -> AnyView { change(first._apply(to: view)) }
}

extension VisualEffect {
    private func then(
        _ change: @escaping @MainActor @Sendable (AnyView) -> AnyView
    ) -> some VisualEffect {
        JoinedVisualEffect(first: self, change: change)
    }

    /// Draws the view elsewhere.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        then { AnyView($0.offset(x: x, y: y)) }
    }

    /// Draws the view elsewhere.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Draws the view larger or smaller.
    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        then { AnyView($0.scaleEffect(x: x, y: y, anchor: anchor)) }
    }

    /// Draws the view larger or smaller.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Draws the view turned.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        then { AnyView($0.rotationEffect(angle, anchor: anchor)) }
    }

    /// Draws the view fainter.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        then { AnyView($0.opacity(opacity)) }
    }

    /// Draws the view out of focus.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        then { AnyView($0.blur(radius: radius, opaque: opaque)) }
    }
}

/// A view drawn as its geometry says.
struct VisualEffectModifier {
    let change: @MainActor (AnyView, GeometryProxy) -> AnyView
}

extension VisualEffectModifier: ViewModifier {
    func body(content: Content) -> some View {
        DeferredView(content: content, change: change)
    }
}

/// A view that another one stands for, once it has its place.
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
    /// Changes how the view is drawn with what is known of its place.
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(
            VisualEffectModifier { view, geometry in
                effect(EmptyVisualEffect(), geometry)._apply(to: view)
            })
    }
}
