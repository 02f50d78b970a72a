import CWidgetPlugin
import Foundation

/// Setters for the functions of a layout, called on the main thread until the runner drops the
/// views.
extension ViewRecorder {
    /// Sets the function that returns the size of a layout.
    func setLayoutSize(
        _ attribute: widget_attribute,
        _ size:
            @escaping @MainActor (UnsafeMutablePointer<widget_layout>, ProposedViewSize)
            -> CGSize
    ) {
        typealias Arguments = (UnsafeMutablePointer<widget_layout>, widget_proposal)
        let call: widget_layout_size = { layout, proposal, context in
            guard let layout else { return widget_size() }
            let size = Callback<Arguments, CGSize>.call(context, (layout, proposal))
            return widget_size(width: size.width, height: size.height)
        }
        let callback = Callback<Arguments, CGSize> { size($0.0, ProposedViewSize($0.1)) }
        set(attribute, unsafeBitCast(call, to: widget_function.self), callback)
    }

    /// Sets the function that places a layout's views.
    func setLayoutPlacement(
        _ attribute: widget_attribute,
        _ place:
            @escaping @MainActor (
                UnsafeMutablePointer<widget_layout>, CGRect, ProposedViewSize
            ) -> Void
    ) {
        typealias Arguments = (UnsafeMutablePointer<widget_layout>, widget_rect, widget_proposal)
        let call: widget_layout_placement = { layout, bounds, proposal, context in
            guard let layout else { return }
            Callback<Arguments, Void>.call(context, (layout, bounds, proposal))
        }
        let callback = Callback<Arguments, Void> {
            place($0.0, CGRect($0.1), ProposedViewSize($0.2))
        }
        set(attribute, unsafeBitCast(call, to: widget_function.self), callback)
    }

    /// Sets the function that returns the position of a layout's guide, in the numbers of the C
    /// header.
    func setLayoutGuide(
        _ attribute: widget_attribute,
        _ guide:
            @escaping @MainActor (
                UnsafeMutablePointer<widget_layout>, Int64, CGRect, ProposedViewSize
            ) -> CGFloat?
    ) {
        typealias Arguments = (
            UnsafeMutablePointer<widget_layout>, Int64, widget_rect, widget_proposal
        )
        let call: widget_layout_guide = { layout, number, bounds, proposal, context in
            guard let layout else { return .nan }
            return Callback<Arguments, Double>.call(context, (layout, number, bounds, proposal))
        }
        let callback = Callback<Arguments, Double> {
            guide($0.0, $0.1, CGRect($0.2), ProposedViewSize($0.3)).map { Double($0) } ?? .nan
        }
        set(attribute, unsafeBitCast(call, to: widget_function.self), callback)
    }

    /// Sets the function that returns a layout's spacing preferences.
    func setLayoutSpacing(
        _ attribute: widget_attribute,
        _ spacing: @escaping @MainActor (UnsafeMutablePointer<widget_layout>) -> widget_spacing
    ) {
        typealias Argument = UnsafeMutablePointer<widget_layout>
        let call: widget_layout_spacing = { layout, context in
            guard let layout else { return widget_spacing() }
            return Callback<Argument, widget_spacing>.call(context, layout)
        }
        set(
            attribute, unsafeBitCast(call, to: widget_function.self),
            Callback<Argument, widget_spacing> { spacing($0) })
    }
}

extension CGRect {
    /// Reads the header's rectangle.
    init(_ rect: widget_rect) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}
