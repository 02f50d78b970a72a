import SwiftUI

/// Rounded dates for an axis.
struct RoundDates {
    let unit: Calendar.Component
    let count: Int

    /// The available steps with their approximate lengths in seconds.
    private static let steps: [(RoundDates, seconds: Double)] = [
        (RoundDates(unit: .second, count: 1), 1), (RoundDates(unit: .second, count: 5), 5),
        (RoundDates(unit: .second, count: 15), 15), (RoundDates(unit: .second, count: 30), 30),
        (RoundDates(unit: .minute, count: 1), 60), (RoundDates(unit: .minute, count: 5), 300),
        (RoundDates(unit: .minute, count: 15), 900), (RoundDates(unit: .minute, count: 30), 1_800),
        (RoundDates(unit: .hour, count: 1), 3_600), (RoundDates(unit: .hour, count: 3), 10_800),
        (RoundDates(unit: .hour, count: 6), 21_600), (RoundDates(unit: .hour, count: 12), 43_200),
        (RoundDates(unit: .day, count: 1), 86_400), (RoundDates(unit: .day, count: 2), 172_800),
        (RoundDates(unit: .day, count: 3), 259_200),
        (RoundDates(unit: .weekOfYear, count: 1), 604_800),
        (RoundDates(unit: .weekOfYear, count: 2), 1_209_600),
        (RoundDates(unit: .month, count: 1), 2_629_800),
        (RoundDates(unit: .month, count: 3), 7_889_400),
        (RoundDates(unit: .month, count: 6), 15_778_800),
        (RoundDates(unit: .year, count: 1), 31_557_600),
        (RoundDates(unit: .year, count: 2), 63_115_200),
        (RoundDates(unit: .year, count: 5), 157_788_000),
        (RoundDates(unit: .year, count: 10), 315_576_000),
        (RoundDates(unit: .year, count: 50), 1_577_880_000),
    ]

    /// The steps of which about so many fit into some seconds.
    static func steps(over seconds: Double, count: Int) -> RoundDates {
        let rough = max(seconds, 1) / Double(max(1, count))
        func distance(_ step: (RoundDates, seconds: Double)) -> Double {
            max(step.seconds / rough, rough / step.seconds)
        }
        return steps.min { distance($0) < distance($1) }?.0 ?? RoundDates(unit: .day, count: 1)
    }

    /// Returns the dates between two dates.
    func moments(from low: Date, through high: Date, calendar: Calendar) -> [Date] {
        guard count > 0, low <= high, var moment = calendar.dateInterval(of: unit, for: low)?.start
        else { return [] }
        moment = aligned(moment, calendar)
        var moments: [Date] = []
        for _ in 0..<(4 * RoundNumbers.limit) where moments.count < RoundNumbers.limit {
            if moment > high { break }
            if moment >= low { moments.append(moment) }
            guard let next = calendar.date(byAdding: unit, value: count, to: moment), next > moment
            else { break }
            moment = next
        }
        return moments
    }

    /// Returns the dates that enclose a range, and those in it.
    func thresholds(covering range: ClosedRange<Date>, calendar: Calendar) -> [Date] {
        guard count > 0, let start = calendar.dateInterval(of: unit, for: range.lowerBound)?.start
        else { return [range.lowerBound, range.upperBound] }
        var thresholds = [aligned(start, calendar)]
        repeat {
            let last = thresholds[thresholds.count - 1]
            guard let next = calendar.date(byAdding: unit, value: count, to: last), next > last
            else { break }
            thresholds.append(next)
        } while thresholds[thresholds.count - 1] < range.upperBound
        return thresholds
    }

    /// Returns the last multiple of the step before a date, counted in the next larger unit.
    private func aligned(_ moment: Date, _ calendar: Calendar) -> Date {
        let excess =
            switch unit {
            case .second, .minute, .hour: calendar.component(unit, from: moment) % count
            case .month: (calendar.component(.month, from: moment) - 1) % count
            case .year: calendar.component(.year, from: moment) % count
            default: 0
            }
        return calendar.date(byAdding: unit, value: -excess, to: moment) ?? moment
    }

    /// Returns the text of a date, as detailed as the step requires.
    func text(_ moment: Date) -> Text {
        switch unit {
        case .second: Text(moment, format: .dateTime.hour().minute().second())
        case .minute: Text(moment, format: .dateTime.hour().minute())
        case .hour: Text(moment, format: .dateTime.hour())
        case .month: Text(moment, format: .dateTime.month(.abbreviated))
        case .year: Text(moment, format: .dateTime.year())
        default: Text(moment, format: .dateTime.month(.abbreviated).day())
        }
    }
}
