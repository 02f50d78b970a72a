/// Which drawing stands for a name.
enum SymbolDrawings {
    typealias Drawing = @Sendable (SymbolPen) -> SymbolDrawing

    /// By names without `fill`.
    static let all: [String: Drawing] = [
        weather, signs, marks, arrows, circles, numbers, shields, things, papers, objects, devices,
        moons, shapes, creatures, household, skips,
    ].reduce(into: [:]) {
        $0.merge($1) { first, _ in first }
    }
}
