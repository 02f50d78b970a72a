import FoundationEssentials

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
        self.init(date: date, offset: Int(max(min(seconds, 1e11), -1e11)))
    }

    private init(date: Double, offset: Int) {
        self.date = date
        self.offset = offset
    }

    var seconds: Int { abs(offset) }
    var isPast: Bool { offset >= 0 }
    var moment: Double { date + Double(offset) }
    var nextSecond: Double { advanced(by: 1).moment }

    func advanced(by seconds: Int) -> Elapsed {
        Elapsed(date: date, offset: offset + seconds)
    }

    /// Years to seconds between the two, by the calendar of the context's time zone.
    func units(_ context: TextContext) -> CalendarUnits {
        guard seconds >= 28 * 86_400 else { return CalendarUnits(seconds: seconds) }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = context.foundationTimeZone
        let ends = [date, moment].sorted().map(Date.init(timeIntervalSince1970:))
        let parts = calendar.dateComponents(
            [.year, .month, .day, .hour, .minute, .second], from: ends[0], to: ends[1])
        return CalendarUnits([
            parts.year ?? 0, parts.month ?? 0, parts.day ?? 0, parts.hour ?? 0, parts.minute ?? 0,
            parts.second ?? 0,
        ])
    }
}

/// A length of time in calendar units, the largest first.
struct CalendarUnits: Hashable {
    enum Unit: Int, CaseIterable {
        case year, month, day, hour, minute, second
    }

    struct Part: Hashable {
        var unit: Unit
        var count: Int
    }

    private(set) var parts: [Part]

    init(_ counts: [Int]) {
        parts = zip(Unit.allCases, counts).map(Part.init)
    }

    init(seconds: Int) {
        self.init([
            0, 0, seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60, seconds % 60,
        ])
    }

    /// The largest unit that is not zero, and with a `count` of two the next smaller one unless it is
    /// zero; for nothing at all, 0 seconds.
    func shown(_ count: Int) -> [Part] {
        guard let first = parts.firstIndex(where: { $0.count > 0 }) else { return parts.suffix(1) }
        return parts[first...].prefix(count).filter { $0.count > 0 }
    }
}
