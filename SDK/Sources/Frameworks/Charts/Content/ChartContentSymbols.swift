public import SwiftUI

extension ChartContent {
    /// Marks each value by a shape.
    public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        changed { $0.symbol = .shape(AnyShape(symbol)) }
    }

    /// Sets the symbol of each value by another value.
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.symbolValue = value.extent?.low }
    }

    /// Marks each value by a view.
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = AnyView(symbol())
        return changed { $0.symbol = .view(view) }
    }

    /// Sets the size of the symbol's rectangle, in points.
    public func symbolSize(_ size: CGSize) -> some ChartContent {
        changed { $0.symbolSize = ChartPart.SymbolSize(size) }
    }

    /// Sets the area of the symbol, in square points.
    public func symbolSize(_ area: CGFloat) -> some ChartContent {
        changed { $0.symbolSize = ChartPart.SymbolSize(area) }
    }

    /// Sets the size of the symbol by a value.
    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { $0.sizeValue = value.extent?.low }
    }

    /// Adds an annotation to each mark.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center,
        spacing: CGFloat? = nil, @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return noted(position, alignment, spacing, .automatic) { _ in view }
    }

    /// Adds an annotation to each mark, with access to the size of the mark.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: @MainActor @escaping (_ context: AnnotationContext) -> C
    ) -> some ChartContent {
        noted(position, alignment, spacing, .automatic) { AnyView(content($0)) }
    }

    /// Adds an annotation to each mark.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center,
        spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
        @ViewBuilder content: () -> C
    ) -> some ChartContent {
        let view = AnyView(content())
        return noted(position, alignment, spacing, overflowResolution) { _ in view }
    }

    /// Adds an annotation to each mark, with access to the size of the mark.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center,
        spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
        @ViewBuilder content: @MainActor @escaping (_ context: AnnotationContext) -> C
    ) -> some ChartContent {
        noted(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
    }

    private func noted(
        _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
        _ overflow: AnnotationOverflowResolution,
        _ content: @MainActor @escaping (AnnotationContext) -> AnyView
    ) -> some ChartContent {
        changed {
            $0.notes.append(
                ChartPart.Note(
                    position: position, alignment: alignment, spacing: spacing ?? 4,
                    overflow: overflow, content: content))
        }
    }
}
