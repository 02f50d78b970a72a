import CWidgetPlugin
public import Foundation

/// A symbol of a canvas: all symbols, of which the one with a tag is recorded.
struct CanvasSymbol {
    let symbols: any View
    let search: TagSearch
}

extension CanvasSymbol: PrimitiveView {
    func record(into recorder: ViewRecorder) {
        recorder.withEnvironment({ $0.tagSearch = search }) {
            recorder.node(WIDGET_ZSTACK) { recorder.recordChildren(symbols) }
        }
    }
}

extension GraphicsContext {
    /// A view of the canvas that is ready to be drawn.
    public struct ResolvedSymbol {
        let symbol: CanvasSymbol
        /// The view's size.
        public let size: CGSize
    }

    /// Returns the symbol with a tag, or `nil`.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        guard let symbols else { return nil }
        let symbol = CanvasSymbol(symbols: symbols, search: TagSearch(AnyHashable(id)))
        let ideal = CGSize(width: CGFloat.nan, height: .nan)
        let dimensions = measure.dimensions(of: symbol, in: ideal)
        guard symbol.search.isFound else { return nil }
        return ResolvedSymbol(
            symbol: symbol, size: CGSize(width: dimensions.width, height: dimensions.height))
    }

    /// Draws a view of the canvas, stretched to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard symbol.size.width > 0, symbol.size.height > 0 else { return }
        var context = self
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(
            x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
        context.draw(symbol, at: .zero, anchor: .topLeading)
    }

    /// Draws a view of the canvas with its anchor at a point.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let placed = PlacedModifier(point: point, anchor: anchor, room: nil)
        let view = symbol.symbol.modifier(placed)
        if isPlain {
            append(view, placed: transform)
        } else {
            append(view.compositingGroup(), placed: transform)
        }
    }
}
