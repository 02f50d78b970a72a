import CWidgetPlugin

/// Adds a view that depends on a preference of the content.
struct PreferenceLayerModifier<K: PreferenceKey, Layer: View> {
    let side: widget_side
    let alignment: Alignment
    let layer: (K.Value) -> Layer
}

extension PreferenceLayerModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_DEFERRED) {
            recorder.set(WIDGET_SIDE, side)
            if alignment != .center { recorder.setAlignment(alignment.number) }
            let scope = recorder.preferences.enter()
            recorder.setGeometryContent(WIDGET_CONTENT) { _, recorder in
                recorder.record(layer(scope.value(K.self)))
            }
            recorder.inPreferenceScope(scope, content)
        }
    }
}

extension View {
    /// Adds a view in front that depends on a preference of the content.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            PreferenceLayerModifier<K, V>(
                side: WIDGET_IN_FRONT, alignment: alignment, layer: transform))
    }

    /// Adds a view behind that depends on a preference of the content.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            PreferenceLayerModifier<K, V>(
                side: WIDGET_BEHIND, alignment: alignment, layer: transform))
    }
}
