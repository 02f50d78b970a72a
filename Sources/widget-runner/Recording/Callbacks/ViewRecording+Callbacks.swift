import CWidgetPlugin
import WidgetLayout

extension ViewRecording {
    /// The callback for a function that the layout calls, typed by the attribute and the open view.
    ///
    /// - Returns: nil when the view has no such callback.
    func callback(
        _ name: widget_attribute, _ function: widget_function, _ context: PluginContext
    ) -> ViewCallback? {
        if name == WIDGET_GUIDE_DEFAULT { return guideDefaultCallback(function, context) }
        return switch builder.openKind {
        case .geometryReader, .deferred: geometryCallback(function, context)
        case .alignmentGuide: guideCallback(function, context)
        case .path: pathCallback(function, context)
        case .layout: layoutCallback(name, function, context)
        // The value lives as long as the callback.
        case .layoutValue: ViewCallback(.value(context.pointer), release: { _ = context })
        default: nil
        }
    }

    private func geometryCallback(
        _ function: widget_function, _ context: PluginContext
    ) -> ViewCallback {
        typealias Content =
            @convention(c) (
                UnsafeMutablePointer<widget_view>, UnsafePointer<widget_geometry>,
                UnsafeMutableRawPointer?
            ) -> Void
        let content = unsafeBitCast(function, to: Content.self)
        let (handles, environment) = (handles, environment)
        // The context is released with the last closure that holds it.
        return ViewCallback(
            .geometry { geometry, builder in
                GeometryTable.lend(geometry) { raw in
                    handles.lend(builder, environment) { content($0, raw, context.pointer) }
                }
            }, release: {})
    }

    private func guideCallback(
        _ function: widget_function, _ context: PluginContext
    ) -> ViewCallback {
        typealias Guide =
            @convention(c) (
                UnsafePointer<widget_dimensions>, UnsafeMutableRawPointer?
            ) -> Double
        let guide = unsafeBitCast(function, to: Guide.self)
        return ViewCallback(
            .guide { dimensions in
                DimensionsTable.lend(dimensions) { guide($0, context.pointer) }
            }, release: {})
    }

    private func guideDefaultCallback(
        _ function: widget_function, _ context: PluginContext
    ) -> ViewCallback {
        typealias Position =
            @convention(c) (
                Int64, UnsafePointer<widget_dimensions>, UnsafeMutableRawPointer?
            ) -> Double
        let position = unsafeBitCast(function, to: Position.self)
        return ViewCallback(
            .guideDefault { guide, dimensions in
                DimensionsTable.lend(dimensions) { position(guide, $0, context.pointer) }
            }, release: {})
    }

    private func pathCallback(
        _ function: widget_function, _ context: PluginContext
    ) -> ViewCallback {
        typealias Content =
            @convention(c) (
                UnsafeMutablePointer<widget_path>, Double, Double, UnsafeMutableRawPointer?
            ) -> Void
        let content = unsafeBitCast(function, to: Content.self)
        let path = handles.path
        return ViewCallback(
            .path { width, height in
                path.collect { content($0, width, height, context.pointer) }
            }, release: {})
    }
}
