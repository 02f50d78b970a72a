/// Which drawing stands for a name.
enum SymbolDrawings {
    typealias Drawing = @Sendable (SymbolPen) -> SymbolDrawing

    /// By names without `fill`.
    static let all: [String: Drawing] = weather.merging(signs) { first, _ in first }
}
