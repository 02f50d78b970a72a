import CWidgetPlugin
import Foundation

/// A call of a layout by the runner; gives access to the subviews until it returns.
///
/// Unchecked: made, used and ended on the main thread.
final class LayoutCall: @unchecked Sendable, Equatable {
    private var layout: UnsafeMutablePointer<widget_layout>?
    let count: Int
    /// Whether the layout leaves the requested guide to the placed views.
    var mergesGuides = false

    private init(_ layout: UnsafeMutablePointer<widget_layout>) {
        self.layout = layout
        count = layout.pointee.count(layout)
    }

    /// Gives `body` access to the subviews; those that are used afterwards have no size.
    static func during<Result>(
        _ layout: UnsafeMutablePointer<widget_layout>, _ body: (LayoutCall) -> Result
    ) -> Result {
        let call = LayoutCall(layout)
        defer { call.layout = nil }
        return body(call)
    }

    static func == (first: LayoutCall, second: LayoutCall) -> Bool { first === second }

    func measure(_ index: Int, _ proposal: widget_proposal) -> CGSize {
        guard let layout else { return .zero }
        let size = layout.pointee.measure(layout, index, proposal)
        return CGSize(width: size.width, height: size.height)
    }

    /// The position of an alignment guide in a view; `nil` where it is to be explicit and the view
    /// sets none.
    func guide(
        _ index: Int, _ guide: Int64, _ proposal: widget_proposal, isExplicit: Bool
    ) -> CGFloat? {
        guard let layout else { return nil }
        let position = layout.pointee.guide(layout, index, guide, proposal, isExplicit)
        return position.isNaN ? nil : CGFloat(position)
    }

    func priority(_ index: Int) -> Double {
        layout.map { $0.pointee.priority($0, index) } ?? 0
    }

    func spacing(_ index: Int) -> widget_spacing {
        layout.map { $0.pointee.spacing($0, index) } ?? widget_spacing()
    }

    /// Returns the spacing preferences of text at an edge, or the platform's if the runner has
    /// none.
    func textSpacing(_ index: Int) -> widget_text_spacing {
        guard let layout,
            layout.pointee.size > MemoryLayout<widget_layout>.offset(of: \.text_spacing) ?? .max
        else { return widget_text_spacing(above: 8, below: 8, below_text: 0) }
        return layout.pointee.text_spacing(layout, index)
    }

    /// The value recorded by `setValue` for a key.
    func value(_ index: Int, _ key: Int64) -> Any? {
        guard let layout, let context = layout.pointee.value(layout, index, key) else { return nil }
        return Unmanaged<RecordedValue>.fromOpaque(context).takeUnretainedValue().value
    }

    func place(_ index: Int, x: CGFloat, y: CGFloat, _ proposal: widget_proposal) {
        guard let layout else { return }
        layout.pointee.place(layout, index, Double(x), Double(y), proposal)
    }
}

/// A value of any type as the context of a callback.
final class RecordedValue {
    let value: Any

    init(_ value: Any) { self.value = value }
}

extension ViewRecorder {
    /// Keeps a value that only the plugin reads, with the node that is open.
    func setValue(_ attribute: widget_attribute, _ value: Any) {
        let nothing: @convention(c) () -> Void = {}
        set(attribute, nothing, RecordedValue(value))
    }
}
