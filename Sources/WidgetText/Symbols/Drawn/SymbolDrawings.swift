/// The drawings by name.
enum SymbolDrawings {
    typealias Drawing = @Sendable (SymbolPen) -> SymbolDrawing

    /// The drawings by names without `fill`.
    static let all: [String: Drawing] = [
        animals, arrows, circles, creatures, devices, figures, gear, grids, leisure, letters,
        marks, messages, moons, numbers, papers, partitions, people, places, screens, shapes,
        shields, signs, skips, suits, tools, weather,
    ].reduce(into: [:]) {
        $0.merge($1) { first, _ in first }
    }
}
