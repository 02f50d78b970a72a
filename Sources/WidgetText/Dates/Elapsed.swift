import FoundationEssentials
import WidgetWire

/// The whole seconds between a date and a moment.
///
/// A second counts from its beginning: towards the date, 5 is shown until only 4 remain.
struct Elapsed: Hashable {
    let date: Double
    /// The seconds since the date; negative before it.
    private let offset: Int

    /// The number of seconds, some 270 years, after which no change is expected.
    static let longest = 1 << 33

    init(between date: Double, and moment: Double) {
        // A redraw happens at a whole second, which arithmetic may have missed slightly.
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

    /// How many seconds it can be advanced by and still be before `moment`; at most ``longest``.
    func steps(before moment: Double) -> Int {
        let seconds = (moment - self.moment).rounded(.up) - 1
        return Int(seconds.clamped(to: -1...Double(Self.longest)))
    }

    /// The time between the two in calendar units, in the context's time zone.
    ///
    /// Units that are not in `units` are counted in smaller ones.
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
