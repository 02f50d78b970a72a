/// A view animated by keyframes; in a widget it keeps the initial value.
public struct KeyframeAnimator<Value, KeyframePath, Content> {
    private let value: Value
    private let content: (Value) -> Content
}

extension KeyframeAnimator: View where KeyframePath: Keyframes, Content: View {
    /// Shows a value.
    nonisolated public init(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        value = initialValue
        self.content = content
    }

    /// Shows a value.
    nonisolated public init(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) { self.init(initialValue: initialValue, content: content, keyframes: keyframes) }

    /// The view at its first value.
    public var body: some View { content(value) }
}

extension View {
    /// Changes the view from value to value; in a widget it stays at the first.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes
    ) -> some View { content(PlaceholderContentView(content: self), initialValue) }

    /// Changes the view from value to value; in a widget it stays at the first.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes
    ) -> some View { content(PlaceholderContentView(content: self), initialValue) }
}
