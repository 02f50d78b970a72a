import CWidgetPlugin

/// The views of a builder's block, laid out by their container.
public struct TupleView<T> {
    /// The views.
    public var value: T
    private let block: any ViewBlock

    init(_ value: T, block: any ViewBlock) {
        self.value = value
        self.block = block
    }

    /// Creates the views of a tuple; elements that are not views are ignored.
    public init(_ value: T) {
        let elements = Mirror(reflecting: value).children.map(\.value)
        self.init(value, block: ViewList(views: elements.compactMap { $0 as? any View }))
    }
}

extension TupleView: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_GROUP) { block.recordEach(into: recorder) }
    }

    /// Records each view of the block.
    public static func _makeViewList(view: Self, inputs: _ViewInputs) {
        view.block.recordEach(into: inputs.recorder)
    }
}

/// A list of views, which a container lays out as its own children.
@MainActor
protocol ViewBlock {
    /// Records one node for each view.
    func recordEach(into recorder: ViewRecorder)
}

/// The views of a builder's block, with their types.
struct ViewPack<each Content: View> {
    let content: (repeat each Content)
}

extension ViewPack: ViewBlock {
    func recordEach(into recorder: ViewRecorder) {
        repeat recorder.record(each content)
    }
}

/// Views whose types were determined at run time.
private struct ViewList {
    let views: [any View]
}

extension ViewList: ViewBlock {
    func recordEach(into recorder: ViewRecorder) {
        for view in views { recorder.record(view) }
    }
}
