import FoundationEssentials
import FoundationInternationalization
import WidgetWire

/// A clock that counts up or down: 4:59, 36:59:01, 00:05.23.
struct Counter {
    /// The value in seconds, in whole steps.
    let value: Double
    /// When it changes next; nil when it has stopped for good.
    let nextChange: Double?
    private let step: Double
    private let showsHours: Bool
    private let fieldCount: Int
    /// Whether each unit has two digits, as in a stopwatch.
    private let isPadded: Bool

    /// How much arithmetic may have missed a whole step by.
    private static let hair = 0.001
    /// The shortest time between two drawings of a text.
    private static let shortestStep = 1.0 / 30

    init(_ date: LiveDate, at moment: Double) {
        isPadded = date.style == .stopwatch
        let usualStep = isPadded ? 0.01 : 1
        step = max(0.001, date.precision > 0 ? date.precision : usualStep)
        showsHours = CalendarUnits.Unit.units(fields: date.fields).contains(.hour)
        fieldCount = date.fieldCount > 0 ? Int(date.fieldCount) : 4
        let count: (value: Double, nextChange: Double?)
        if date.style == .timerInterval {
            let last = min(date.end, date.hasPause ? date.pause : .infinity)
            count =
                date.countsDown
                ? Self.down(to: date.end, from: date.date, last, moment, step)
                : Self.up(from: date.date, last, moment, step)
        } else if moment < date.date, !isPadded {
            count = Self.down(to: date.date, from: -.infinity, .infinity, moment, step)
        } else {
            count = Self.up(from: date.date, .infinity, moment, step)
        }
        value = min(count.value, 1e11)
        let earliest = moment + min(step, Self.shortestStep)
        nextChange = count.nextChange.map { max($0, earliest) }
    }

    /// The value of a counter that counts down; a step counts until it has passed.
    private static func down(
        to end: Double, from start: Double, _ last: Double, _ moment: Double, _ step: Double
    ) -> (Double, Double?) {
        let rest = end - max(start, min(moment, last))
        let steps = max(0, ((rest - hair) / step).rounded(.up))
        let next = end - (steps - 1) * step
        // A timer without an interval counts up again after zero.
        let isOver = next > last || steps == 0 && last < .infinity
        return (steps * step, isOver ? nil : next)
    }

    private static func up(
        from start: Double, _ last: Double, _ moment: Double, _ step: Double
    ) -> (Double, Double?) {
        let gone = max(0, min(moment, last) - start)
        let steps = ((gone + hair) / step).rounded(.down)
        let next = start + (steps + 1) * step
        return (steps * step, next > last ? nil : next)
    }

    func text(_ context: TextContext) -> String {
        let hours = showsHours && value >= 3600
        let padding = isPadded ? 2 : 1
        let digits = fieldCount >= (hours ? 4 : 3) ? fractionDigits : 0
        let pattern: Duration.TimeFormatStyle.Pattern =
            if hours, fieldCount < 3 {
                .hourMinute(padHourToLength: padding, roundSeconds: .down)
            } else if hours {
                .hourMinuteSecond(
                    padHourToLength: padding, fractionalSecondsLength: digits,
                    roundFractionalSeconds: .down)
            } else {
                .minuteSecond(
                    padMinuteToLength: padding, fractionalSecondsLength: digits,
                    roundFractionalSeconds: .down)
            }
        return Duration.TimeFormatStyle(pattern: pattern, locale: context.foundationLocale)
            .format(.milliseconds(Int64((value * 1000).rounded())))
    }

    private var fractionDigits: Int { step >= 1 ? 0 : step >= 0.1 ? 1 : step >= 0.01 ? 2 : 3 }
}
