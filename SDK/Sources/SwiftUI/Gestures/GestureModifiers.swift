public import Foundation

extension View {
    /// No effect here: there are no gestures in a widget.
    nonisolated public func gesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: there are no gestures in a widget.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: there are no gestures in a widget.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: use `Link`, `widgetURL` or a button of an intent.
    nonisolated public func onTapGesture(
        count: Int = 1, perform action: @escaping () -> Void
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: use `Link`, `widgetURL` or a button of an intent.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: there are no gestures in a widget.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        withoutEffect()
    }
}
