/// A part of a widget's face: conform to it and describe your content in `body`.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's content.
    associatedtype Body: View
    /// The view's content, made of other views. Evaluated on the main thread whenever an entry is archived.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("a primitive view has no body") }
}

/// A view that records itself instead of having a body.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {
    /// Records the view, and the views inside it, at the recorder's position.
    func record(into recorder: ViewRecorder)
}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) has no body") }
}
