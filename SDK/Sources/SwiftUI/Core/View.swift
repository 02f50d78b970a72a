/// A part of a widget's face: conform to it and describe your content in `body`.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's content.
    associatedtype Body: View
    /// The view's content, made of other views.
    ///
    /// Evaluated on the main thread, once for each environment an entry is drawn for.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Records a view as exactly one node; met for every view, and not for authors to call.
    ///
    /// As in SwiftUI, which has a requirement of this name, its implementation distinguishes the
    /// library's views from others. A cast would do the same, but makes the Swift runtime search
    /// the conformances of all libraries for each new type of view.
    @MainActor static func _makeView(view: Self, inputs: _ViewInputs)
    /// Records one node for each view that a container lays out separately: the view itself, or
    /// those of a builder's block.
    ///
    /// Implemented for every view, and not called by authors.
    @MainActor static func _makeViewList(view: Self, inputs: _ViewInputs)
}

extension View {
    /// Records the view's body.
    public static func _makeView(view: Self, inputs: _ViewInputs) {
        inputs.recorder.recordBody(of: view)
    }

    /// Records the view itself.
    public static func _makeViewList(view: Self, inputs: _ViewInputs) {
        inputs.recorder.record(view)
    }
}

/// The context in which views are recorded.
public struct _ViewInputs {
    package let recorder: ViewRecorder
}

extension Never: View {
    /// Never called, because this type has no values.
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
    /// Never called, because a primitive view records itself.
    public var body: Never { fatalError("\(Self.self) has no body") }

    /// Records the view as it does itself.
    public static func _makeView(view: Self, inputs: _ViewInputs) {
        view.record(into: inputs.recorder)
    }
}
