import SwiftUI

/// The author's options of a scale.
struct ScaleOptions {
    var domain = DomainChoice.automatic(includesZero: nil, isReversed: false)
    var type = ScaleType.linear
    /// Room at the ends, in points.
    var start: CGFloat = 0
    var end: CGFloat = 0
    /// Whether only a part is visible.
    var isScrollable = false
    var visible: Double?
    var first: PlottedValue?
}

/// Maps the values of an axis to positions.
package struct PlotScale {
    enum Domain {
        case numbers(ClosedRange<Double>, isDate: Bool)
        case categories([String])
    }

    private(set) var domain: Domain
    let options: ScaleOptions
    private var isReversed = false
    /// Whether there is more than the axis shows.
    private(set) var isWindow = false
    /// The smallest distance of two values, as a part of the axis.
    private(set) var gap = 1.0

    /// A scale for these values.
    init(_ values: [PlottedValue], _ options: ScaleOptions) {
        self.options = options
        switch options.domain {
        case .values(let chosen) where !chosen.isEmpty:
            let numbers = chosen.compactMap(\.number)
            if let first = numbers.first, let last = numbers.last, numbers.count == chosen.count {
                isReversed = first > last
                let (low, high) = (numbers.min() ?? first, numbers.max() ?? last)
                domain = .numbers(low...high, isDate: chosen[0].isDate)
            } else {
                domain = .categories(chosen.compactMap(\.name).unique)
            }
        case .automatic(let includesZero, let isReversed):
            self.isReversed = isReversed
            domain = Self.domain(of: values, includesZero: includesZero ?? true, options.type)
        case .values: domain = Self.domain(of: values, includesZero: true, options.type)
        }
        if options.isScrollable, let visible = options.visible { show(visible) }
        gap = smallestGap(values)
    }

    /// Limits the domain to the part that is visible initially.
    private mutating func show(_ length: Double) {
        switch domain {
        case .numbers(let range, let isDate):
            guard length > 0, length < range.upperBound - range.lowerBound else { return }
            let start = max(options.first?.number ?? range.lowerBound, range.lowerBound)
            let low = min(start, range.upperBound - length)
            domain = .numbers(low...(low + length), isDate: isDate)
        case .categories(let names):
            guard length >= 1, length < Double(names.count) else { return }
            let start = options.first?.name.flatMap(names.firstIndex) ?? 0
            let low = min(start, names.count - Int(length))
            domain = .categories(Array(names[low..<(low + Int(length))]))
        }
        isWindow = true
    }

    private static func domain(
        of values: [PlottedValue], includesZero: Bool, _ type: ScaleType
    ) -> Domain {
        let numbers = values.compactMap(\.number)
        guard numbers.count == values.count, var low = numbers.min(), var high = numbers.max()
        else { return .categories(values.compactMap(\.name).unique) }
        if values.allSatisfy(\.isDate) { return .numbers(low...high, isDate: true) }
        if type == .log {
            // There is no place for zero.
            let positive = numbers.filter { $0 > 0 }
            guard let least = positive.min(), let greatest = positive.max() else {
                return .numbers(1...10, isDate: false)
            }
            return .numbers(RoundNumbers.powersOfTen(around: least...greatest), isDate: false)
        }
        if includesZero { (low, high) = (min(low, 0), max(high, 0)) }
        if low == high { (low, high) = (low - (includesZero ? 0 : 1), high + 1) }
        return .numbers(RoundNumbers.rounded(low...high), isDate: false)
    }

    private func smallestGap(_ values: [PlottedValue]) -> Double {
        let places = Set(values.compactMap(fraction)).sorted()
        let gaps = zip(places.dropFirst(), places).map { $0 - $1 }.filter { $0 > 1e-9 }
        return gaps.min() ?? 1
    }

    /// The fraction of the axis that a name occupies.
    var band: Double {
        if case .categories(let names) = domain { 1 / Double(max(1, names.count)) } else { gap }
    }

    /// Returns the fraction of the axis before a value; `nil` if the value is not on the axis.
    func fraction(_ value: PlottedValue) -> Double? {
        switch domain {
        case .categories(let names):
            guard let name = value.name, let index = names.firstIndex(of: name) else { return nil }
            let place = (Double(index) + 0.5) / Double(names.count)
            return isReversed ? 1 - place : place
        case .numbers(let range, _):
            guard let number = value.number else { return nil }
            let type = options.type
            let (low, high) = (type(range.lowerBound), type(range.upperBound))
            guard low < high else { return 0.5 }
            // On a logarithmic scale, bars begin at the axis.
            let shown = type == .log ? max(number, range.lowerBound) : number
            let place = (type(shown) - low) / (high - low)
            return isReversed ? 1 - place : place
        }
    }

    /// Returns the position of a value on an axis with a length in points, from its start.
    package func place(_ value: PlottedValue, length: CGFloat) -> CGFloat? {
        fraction(value).map { options.start + (length - options.start - options.end) * $0 }
    }

    /// Returns the position of a value from the top of an axis with a length in points: numbers
    /// grow upwards, names downwards.
    func placeFromTop(_ value: PlottedValue, length: CGFloat) -> CGFloat? {
        place(value, length: length).map { hasNames ? $0 : length - $0 }
    }

    /// Returns the part of an axis that a name at a position has; the position alone of a number.
    func range(around place: CGFloat, length: CGFloat) -> ClosedRange<CGFloat> {
        guard hasNames else { return place...place }
        let half = max(0, length - options.start - options.end) * band / 2
        return (place - half)...(place + half)
    }

    /// The first and last number or date, or the names.
    var values: [PlottedValue] {
        switch domain {
        case .categories(let names): return names.map { .category($0) }
        case .numbers(let range, let isDate):
            let ends = [range.lowerBound, range.upperBound]
            return (isReversed ? ends.reversed() : ends).map { number in
                isDate ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
            }
        }
    }

    var hasNames: Bool { if case .categories = domain { true } else { false } }

    /// The value at a place from the top; nil beyond the axis' ends.
    func value(atTop place: CGFloat, length: CGFloat) -> PlottedValue? {
        value(at: hasNames ? place : length - place, length: length)
    }

    /// The value at a place; nil beyond the axis' ends.
    func value(at place: CGFloat, length: CGFloat) -> PlottedValue? {
        let room = length - options.start - options.end
        guard room > 0 else { return nil }
        var part = (place - options.start) / room
        if isReversed { part = 1 - part }
        switch domain {
        case .categories(let names):
            guard part >= 0, part < 1 else { return nil }
            return .category(names[Int(part * Double(names.count))])
        case .numbers(let range, let isDate):
            let number = range.lowerBound + (range.upperBound - range.lowerBound) * part
            return isDate ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
        }
    }
}

extension PlottedValue {
    var isDate: Bool { if case .date = self { true } else { false } }

    /// The name on an axis of categories.
    var name: String? {
        switch self {
        case .category(let name): name
        case .number(let number): number.formatted()
        case .date: nil
        }
    }
}

extension Sequence where Element: Hashable {
    /// The unique elements, in order of appearance.
    var unique: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
