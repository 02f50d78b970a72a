public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at the given offsets.
    public mutating func remove(atOffsets offsets: IndexSet) {
        let places = Set(offsets)
        var kept = Self()
        for (place, element) in enumerated() where !places.contains(place) { kept.append(element) }
        self = kept
    }
}

extension MutableCollection {
    /// Moves the elements at the given offsets before the one at another offset.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let places = Set(source)
        let elements = Array(self)
        let moved = elements.indices.filter(places.contains).map { elements[$0] }
        let before = elements.indices.filter { $0 < destination && !places.contains($0) }
        let after = elements.indices.filter { $0 >= destination && !places.contains($0) }
        let ordered = before.map { elements[$0] } + moved + after.map { elements[$0] }
        for (index, element) in zip(indices, ordered) { self[index] = element }
    }
}
