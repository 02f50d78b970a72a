import FoundationEssentials
import WidgetWire

/// The whole seconds between a date and a moment.
///
/// A second counts from its beginning: towards the date, 5 is shown until only 4 remain.
struct Elapsed: Hashable {
    let date: Double
    /// Negative before the date.
    private let offset: Int

    /// Above this many seconds nothing is expected to change any more: some 270 years.
    static let longest = 1 << 33

    init(between date: Double, and moment: Double) {
        // A redraw comes at a whole second, which arithmetic may have missed by a hair.
        let seconds = (moment - date + 0.001).rounded(.down)
        self.init(date: date, offset: Int(seconds.clamped(to: -1e11...1e11)))
    }

    private init(date: Double, offset: Int) {
        self.date = date
        self.offset = offset
    }

    var seconds: Int { abs(offset) }
    var isPast: Bool { offset >= 0 }
    var moment: Double { date + Double(offset) }

    func advanced(by seconds: Int) -> Elapsed {
        Elapsed(date: date, offset: offset + seconds)
    }

    /// The units of time between the two, by the calendar of the context's time zone; what is not
    /// among the `units` is counted in smaller ones.
    func units(
        _ context: TextContext, _ units: Set<CalendarUnits.Unit> = CalendarUnits.usual
    ) -> CalendarUnits {
        guard seconds >= 28 * 86_400 else { return CalendarUnits(seconds: seconds, in: units) }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = context.foundationTimeZone
        let ends = [date, moment].sorted().map(Date.init(timeIntervalSince1970:))
        let parts = calendar.dateComponents(
            Set(units.map(\.component)), from: ends[0], to: ends[1])
        return CalendarUnits(units.map { ($0, parts.value(for: $0.component) ?? 0) })
    }
}

/// A length of time in calendar units, the largest first.
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

    /// All but weeks, which nobody counts unless asked to.
    static let usual = Set(Unit.allCases).subtracting([.week])

    init(_ counts: some Sequence<(unit: Unit, count: Int)>) {
        parts = counts.map(Part.init).sorted { $0.unit.rawValue < $1.unit.rawValue }
    }

    /// Divides less than a month's seconds.
    init(seconds: Int, in units: Set<Unit>) {
        var rest = seconds
        parts = Unit.allCases.filter(units.contains).map { unit in
            defer { rest %= unit.seconds }
            return Part(unit: unit, count: rest / unit.seconds)
        }
    }

    /// The largest unit that is not zero, and with a `count` of two the next smaller one unless it is
    /// zero; for nothing at all, 0 seconds.
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

    /// How long it is; a year and a month on average over the 400 years of the Gregorian calendar.
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

    fileprivate var component: Calendar.Component {
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
