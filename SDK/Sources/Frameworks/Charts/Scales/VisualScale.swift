/// How values choose their styles, symbols or lines.
struct VisualScale<Visual> {
    /// The author's values, in the order of the legend and of `order`.
    var domain: [PlottedValue] = []
    /// Those of single values.
    var visuals: [PlottedValue: Visual] = [:]
    /// Those of the values one after another, from the start again after the last.
    var order: [Visual] = []
    var mapping: ((PlottedValue) -> Visual?)?

    /// Whether the author has chosen any.
    var isChosen: Bool { !visuals.isEmpty || !order.isEmpty || mapping != nil }

    /// Returns the values of the domain, then others that are present, in order of appearance.
    func values(_ present: [PlottedValue]) -> [PlottedValue] {
        domain + present.filter { !domain.contains($0) }
    }

    /// Returns what the author has chosen for a value at an index of all values; `nil` if nothing.
    func visual(of value: PlottedValue, at index: Int) -> Visual? {
        if let visual = mapping?(value) ?? visuals[value] { return visual }
        return order.isEmpty ? nil : order[index % order.count]
    }

    /// Gives each value of these pairs its own, and makes them the domain.
    mutating func set(_ pairs: [(PlottedValue, Visual)]) {
        domain = pairs.map(\.0).unique
        visuals = Dictionary(pairs) { $1 }
    }
}
