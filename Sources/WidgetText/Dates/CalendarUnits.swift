import FoundationEssentials

/// A length of time in calendar units, largest first.
struct CalendarUnits: Hashable {
    /// The raw values are the numbers of the bits in `LiveDate.fields`.
    enum Unit: Int, CaseIterable {
        case year, month, week, day, hour, minute, second
    }

    struct Part: Hashable {
        var unit: Unit
        var count: Int
    }

    private(set) var parts: [Part]

    /// All units except weeks, which are used only on request.
    static let usual = Set(Unit.allCases).subtracting([.week])

    init(_ counts: some Sequence<(unit: Unit, count: Int)>) {
        parts = counts.map(Part.init).sorted { $0.unit.rawValue < $1.unit.rawValue }
    }

    /// Divides a number of seconds below a month.
    init(seconds: Int, in units: Set<Unit>) {
        var rest = seconds
        parts = Unit.allCases.filter(units.contains).map { unit in
            defer { rest %= unit.seconds }
            return Part(unit: unit, count: rest / unit.seconds)
        }
    }

    /// The largest unit that is not zero and, for a `count` of two, the next smaller one unless it
    /// is zero.
    ///
    /// Without any, it is 0 seconds.
    func shown(_ count: Int) -> [Part] {
        guard let first = parts.firstIndex(where: { $0.count > 0 }) else { return parts.suffix(1) }
        return parts[first...].prefix(count).filter { $0.count > 0 }
    }
}

extension CalendarUnits.Unit {
    /// The units of a `LiveDate.fields`; the usual ones for none.
    static func units(fields: UInt32) -> Set<CalendarUnits.Unit> {
        let units = Set(allCases.filter { fields & (1 << UInt32($0.rawValue)) != 0 })
        return units.isEmpty ? CalendarUnits.usual : units
    }

    /// The length in seconds; for a year and a month, the average over the Gregorian calendar's 400
    /// years.
    var seconds: Int {
        switch self {
        case .year: 31_556_952
        case .month: 2_629_746
        case .week: 604_800
        case .day: 86_400
        case .hour: 3600
        case .minute: 60
        case .second: 1
        }
    }

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }
}
