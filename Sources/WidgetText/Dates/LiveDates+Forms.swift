public import WidgetWire

extension LiveDates {
    /// How many seconds ahead room is reserved for: a day.
    private static let horizon = 86_400.0

    /// The texts that a live date may show from `context.now` on until its timeline is replaced.
    ///
    /// Together they are as wide as it gets. Looks a day ahead. A timer that counts down is
    /// expected to end when it reaches its date.
    ///
    /// - Returns: At least the present form; digits stand for any others of their number.
    public static func forms(of liveDate: LiveDate, context: TextContext) -> [String] {
        let moments = [context.now] + changes(of: liveDate, after: context.now)
        var forms: [String] = []
        for moment in moments {
            var later = context
            later.now = moment
            let form = string(for: liveDate, context: later)
            if !forms.contains(where: { $0.hasSameForm(as: form) }) { forms.append(form) }
        }
        return forms
    }

    /// Moments at which a live date has its longest forms.
    private static func changes(of liveDate: LiveDate, after now: Double) -> [Double] {
        switch liveDate.style {
        case .time, .day, .unspecified, .UNRECOGNIZED: []
        case .relative, .offset, .distance, .reference:
            distances(from: abs(liveDate.date - now))
                .flatMap { [liveDate.date - $0, liveDate.date + $0] }
                .filter { $0 > now && $0 <= now + horizon }
        case .timer where liveDate.date > now: []
        case .timerInterval:
            liveDate.countsDown
                ? [liveDate.date].filter { $0 > now }
                : counts(from: liveDate.date, to: liveDate.end, after: now)
        case .timer, .stopwatch:
            counts(from: liveDate.date, to: now + horizon, after: now)
        }
    }

    /// Moments at which a clock that counts up gets another digit.
    private static func counts(from start: Double, to end: Double, after now: Double) -> [Double] {
        [start + 600, start + 3_600, start + 36_000, end].filter { $0 > now && $0 <= end }
    }

    /// Seconds whose texts are long: two units with two digits each.
    private static func distances(from present: Double) -> [Double] {
        let day = 86_400.0
        var distances: [Double] = [2, 20, 62, 80, 622, 640, 3_720, 4_200, 37_320, 38_400]
        for unit in [60.0, 3_600] {
            distances += near(present, unit: unit, rests: [unit / 60 * 22])
        }
        distances += near(present, unit: day, rests: [0, 7_200, 72_000])
        return distances
    }

    /// The whole units in a length of time, and one fewer and one more, each with some remainders.
    private static func near(_ present: Double, unit: Double, rests: [Double]) -> [Double] {
        let count = (present / unit).rounded(.down)
        return [count - 1, count, count + 1].filter { $0 > 0 }.flatMap { count in
            rests.map { count * unit + $0 }
        }
    }
}

extension String {
    /// Whether two texts differ only in their digits.
    fileprivate func hasSameForm(as other: String) -> Bool {
        unicodeScalars.elementsEqual(other.unicodeScalars) { first, second in
            first == second
                || (first.properties.numericType == .decimal
                    && second.properties.numericType == .decimal)
        }
    }
}
