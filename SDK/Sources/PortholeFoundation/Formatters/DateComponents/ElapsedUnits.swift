import Foundation

/// The time between two dates in units, the largest first.
struct ElapsedUnits {
    typealias Unit = (
        unit: DurationWords.Unit, component: Calendar.Component, calendarUnit: NSCalendar.Unit
    )

    /// All units, the largest first.
    static var all: [Unit] {
        [
            (.year, .year, .year), (.month, .month, .month), (.week, .weekOfMonth, .weekOfMonth),
            (.day, .day, .day), (.hour, .hour, .hour), (.minute, .minute, .minute),
            (.second, .second, .second),
        ]
    }

    private(set) var parts: [(count: Double, unit: DurationWords.Unit)]

    init(from start: Date, to end: Date, in calendar: Calendar, _ units: [Unit]) {
        let components = calendar.dateComponents(
            Set(units.map(\.component)), from: start, to: end)
        parts = units.map { (Double(components.value(for: $0.component) ?? 0), $0.unit) }
    }

    /// Merges a largest unit of 1 into the next one if their ratio is fixed by the clock.
    mutating func collapse() {
        parts = Array(parts.drop { $0.count == 0 })
        guard parts.count > 1, parts[0].count == 1 else { return }
        let sizes: [DurationWords.Unit: Double] = [.week: 7, .day: 24, .hour: 60, .minute: 60]
        guard let size = sizes[parts[0].unit] else { return }
        parts[1].count += size
        parts.removeFirst()
    }

    /// Removes zero units, and all units after the `limit`th.
    mutating func drop(
        _ behavior: DateComponentsFormatter.ZeroFormattingBehavior, keeping limit: Int
    ) {
        let smallest = parts.last
        let filled = parts.indices.filter { parts[$0].count != 0 }
        let (first, last) = (filled.first ?? parts.count, filled.last ?? -1)
        let kept = parts.indices.filter { index in
            if parts[index].count != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            return index > last
                ? !behavior.contains(.dropTrailing) : !behavior.contains(.dropMiddle)
        }
        parts = kept.map { parts[$0] }
        if limit > 0 { parts = Array(parts.prefix(limit)) }
        if parts.isEmpty, let smallest { parts = [smallest] }
    }

    /// Formats the units like a clock: 1:02:05.
    func clock(isPadded: Bool) -> String {
        parts.enumerated().map { index, part in
            let digits = String(Int(part.count.magnitude))
            let isShort = digits.count < 2 && (index > 0 || isPadded)
            let sign = part.count < 0 && index == 0 ? "-" : ""
            return sign + (isShort ? "0" : "") + digits
        }.joined(separator: ":")
    }
}
