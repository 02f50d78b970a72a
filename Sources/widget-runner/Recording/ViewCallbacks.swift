import CWidgetPlugin
import WidgetLayout

extension ViewRecording {
    /// What the layout calls back: of the type that the open view's kind has.
    ///
    /// - Returns: Nil when views of that kind have no callback.
    func callback(_ function: widget_function, _ context: PluginContext) -> ViewCallback? {
        switch builder.openKind {
        case .geometryReader: geometryCallback(function, context)
        case .alignmentGuide: guideCallback(function, context)
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
                withUnsafePointer(to: widget_geometry(geometry)) { raw in
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
                withUnsafePointer(to: widget_dimensions(dimensions)) { guide($0, context.pointer) }
            }, release: {})
    }
}

extension widget_geometry {
    fileprivate init(_ geometry: GeometryValue) {
        self.init(
            size: MemoryLayout<widget_geometry>.size, width: geometry.width,
            height: geometry.height, x: geometry.x, y: geometry.y, top: geometry.safeArea.top,
            leading: geometry.safeArea.leading, bottom: geometry.safeArea.bottom,
            trailing: geometry.safeArea.trailing)
    }
}

extension widget_dimensions {
    fileprivate init(_ dimensions: DimensionsValue) {
        self.init(
            size: MemoryLayout<widget_dimensions>.size, width: dimensions.width,
            height: dimensions.height, first_text_baseline: dimensions.firstTextBaseline,
            last_text_baseline: dimensions.lastTextBaseline)
    }
}
