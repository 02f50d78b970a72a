/// A change to a view that can be applied to others.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the modified view.
    associatedtype Body: View
    /// The view that is modified, as `body(content:)` sees it.
    typealias Content = _ViewModifier_Content<Self>
    /// The modified view, made of `content` and others.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Records a modified view as exactly one node; met for every modifier, as `View._makeView` is
    /// for every view, and not for authors to call.
    @MainActor static func _makeView<V: View>(modifier: Self, content: V, inputs: _ViewInputs)
}

extension ViewModifier {
    /// Records the modified view.
    public static func _makeView<V: View>(modifier: Self, content: V, inputs: _ViewInputs) {
        var bound = modifier
        DynamicProperties.update(&bound, in: inputs.recorder)
        inputs.recorder.record(bound.body(content: _ViewModifier_Content(content: content)))
    }
}

/// A view that only stands for another one.
protocol ModifiedPlace {
    /// The view that it stands for.
    var content: any View { get }
}

/// The place of the modified view in a modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: ModifiedPlace {
    let content: any View
}

extension _ViewModifier_Content: PrimitiveView {
    package func record(into recorder: ViewRecorder) { recorder.record(content) }
}

/// A modifier that records itself instead of having a body.
@MainActor @preconcurrency
package protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// Records one node; `content`, to be called once, records the modified view, which is one
    /// node.
    func record(_ content: () -> Void, into recorder: ViewRecorder)
}

extension PrimitiveModifier {
    /// Never called, because a primitive modifier records itself.
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }

    /// Records the modifier around the view.
    public static func _makeView<V: View>(modifier: Self, content: V, inputs: _ViewInputs) {
        let recorder = inputs.recorder
        // Views that the modifier adds are not among the searched views.
        let search = recorder.search
        recorder.searching(with: nil) {
            modifier.record(
                { recorder.searching(with: search) { recorder.record(content) } }, into: recorder)
        }
    }
}

extension View {
    /// Returns the view with a modifier.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// Concatenates two modifiers: `modifier` is applied to the result of this one.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
