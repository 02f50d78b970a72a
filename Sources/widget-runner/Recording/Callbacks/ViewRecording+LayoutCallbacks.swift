import CWidgetPlugin
import WidgetLayout

extension ViewRecording {
    /// The callback of a plugin's layout for the attribute it was set for; nil for other
    /// attributes.
    func layoutCallback(
        _ name: widget_attribute, _ function: widget_function, _ context: PluginContext
    ) -> ViewCallback? {
        switch name {
        case WIDGET_CONTENT: sizeCallback(function, context)
        case WIDGET_PLACEMENT: placementCallback(function, context)
        case WIDGET_GUIDE: layoutGuideCallback(function, context)
        case WIDGET_EDGE_SPACING: spacingCallback(function, context)
        default: nil
        }
    }

    private func sizeCallback(
        _ function: widget_function, _ context: PluginContext
    ) -> ViewCallback {
        typealias Function =
            @convention(c) (
                UnsafeMutablePointer<widget_layout>, widget_proposal, UnsafeMutableRawPointer?
            ) -> widget_size
        let function = unsafeBitCast(function, to: Function.self)
        return ViewCallback(
            .layoutSize { children, proposal in
                LayoutTable.lend(children) { layout in
                    let size = function(layout, widget_proposal(proposal), context.pointer)
                    return Size(width: size.width, height: size.height)
                }
            }, release: {})
    }

    private func placementCallback(
        _ function: widget_function, _ context: PluginContext
    ) -> ViewCallback {
        typealias Function =
            @convention(c) (
                UnsafeMutablePointer<widget_layout>, widget_rect, widget_proposal,
                UnsafeMutableRawPointer?
            ) -> Void
        let function = unsafeBitCast(function, to: Function.self)
        return ViewCallback(
            .layoutPlacement { children, size, proposal in
                LayoutTable.lend(children) { layout in
                    function(
                        layout, widget_rect(size), widget_proposal(proposal), context.pointer)
                }
            }, release: {})
    }

    private func layoutGuideCallback(
        _ function: widget_function, _ context: PluginContext
    ) -> ViewCallback {
        typealias Function =
            @convention(c) (
                UnsafeMutablePointer<widget_layout>, Int64, widget_rect, widget_proposal,
                UnsafeMutableRawPointer?
            ) -> Double
        let function = unsafeBitCast(function, to: Function.self)
        return ViewCallback(
            .layoutGuide { children, guide, size, proposal in
                LayoutTable.lend(children) { layout in
                    function(
                        layout, guide, widget_rect(size), widget_proposal(proposal),
                        context.pointer)
                }
            }, release: {})
    }

    private func spacingCallback(
        _ function: widget_function, _ context: PluginContext
    ) -> ViewCallback {
        typealias Function =
            @convention(c) (
                UnsafeMutablePointer<widget_layout>, UnsafeMutableRawPointer?
            ) -> widget_spacing
        let function = unsafeBitCast(function, to: Function.self)
        return ViewCallback(
            .layoutSpacing { children in
                LayoutTable.lend(children) { layout in
                    EdgeSpacings(function(layout, context.pointer))
                }
            }, release: {})
    }
}

extension widget_rect {
    fileprivate init(_ size: Size) {
        self.init(x: 0, y: 0, width: size.width, height: size.height)
    }
}
