/// A part of a widget's face: conform to it and describe your content in `body`.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's content.
    associatedtype Body: View
    /// The view's content, made of other views.
    ///
    /// Evaluated on the main thread, once for each environment an entry is drawn for.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    /// Never called: there is no value of this type.
    public var body: Never { self }
}

/// A view that records itself instead of having a body.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {
    /// Records the view as exactly one node, at the recorder's position.
    ///
    /// One view is one node, so that a view's place among its siblings does not depend on theirs.
    func record(into recorder: ViewRecorder)
}

extension PrimitiveView {
    /// Never called: a primitive view records itself.
    public var body: Never { fatalError("\(Self.self) has no body") }
}
