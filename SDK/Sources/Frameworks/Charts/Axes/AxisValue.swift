public import Foundation

/// A value that an axis has a mark at.
public struct AxisValue {
    let value: PlottedValue
    /// Which of the axis' values it is.
    public let index: Int
    /// The number of values on the axis.
    public let count: Int
    /// The step of dates that it is one of.
    var step: RoundDates?

    /// The value, where it is of a type.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { value.value(as: type) }
}

/// The values at which an axis has marks.
public struct AxisMarkValues {
    enum Choice {
        /// At least a distance apart, in the unit of numbers on the axis.
        case automatic(count: Int?, least: Double = 0)
        case numbers(step: Double)
        case dates(RoundDates, Calendar)
        case values([PlottedValue])
    }

    let choice: Choice

    /// Rounded values.
    public static var automatic: AxisMarkValues { automatic() }

    /// Approximately this number of rounded values.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(choice: .automatic(count: desiredCount)) }

    /// Approximately this number of rounded values, with a minimum distance between numbers.
    public static func automatic<P: Plottable>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            choice: .automatic(
                count: desiredCount, least: PlottedValue(minimumStride)?.number ?? 0))
    }

    /// The multiples of a number.
    public static func stride<P: Plottable>(
        by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(choice: .numbers(step: PlottedValue(stepSize)?.number ?? 1))
    }

    /// The starts of days, months or other calendar units.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil, calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(
            choice: .dates(
                RoundDates(unit: component, count: max(1, count)), calendar ?? .autoupdatingCurrent)
        )
    }
}

extension AxisMarkValues {
    /// Returns values for an axis, approximately as many as requested.
    func values(on scale: PlotScale, count: Int) -> [AxisValue] {
        switch (choice, scale.domain) {
        case (.values(let values), _): list(values)
        case (_, .categories(let names)): list(names.map { .category($0) })
        case (.automatic(let chosen, _), .numbers(let range, isDate: false))
        where scale.options.type == .log && range.lowerBound > 0:
            list(
                RoundNumbers.powersOfTen(in: range, count: chosen ?? count).map { .number($0) })
        case (.automatic(let chosen, let least), .numbers(let range, isDate: false)):
            list(
                numbers(
                    RoundNumbers.step(in: range, count: chosen ?? count, least: least), range))
        case (.numbers(let step), .numbers(let range, isDate: false)): list(numbers(step, range))
        case (.automatic(let chosen, _), .numbers(let range, isDate: true)):
            dates(
                RoundDates.steps(
                    over: range.upperBound - range.lowerBound, count: chosen ?? count), range)
        case (.dates(let step, let calendar), .numbers(let range, _)):
            dates(step, range, calendar)
        case (.numbers(let step), .numbers(let range, isDate: true)):
            list(
                RoundNumbers.multiples(
                    of: step, from: range.lowerBound, through: range.upperBound
                ).map { .date(Date(timeIntervalSinceReferenceDate: $0)) })
        }
    }

    private func numbers(_ step: Double, _ range: ClosedRange<Double>) -> [PlottedValue] {
        RoundNumbers.multiples(of: step, from: range.lowerBound, through: range.upperBound)
            .map { .number($0) }
    }

    private func dates(
        _ step: RoundDates, _ range: ClosedRange<Double>,
        _ calendar: Calendar = .autoupdatingCurrent
    ) -> [AxisValue] {
        let moments = step.moments(
            from: Date(timeIntervalSinceReferenceDate: range.lowerBound),
            through: Date(timeIntervalSinceReferenceDate: range.upperBound), calendar: calendar)
        return list(moments.map { .date($0) }, step)
    }

    private func list(_ values: [PlottedValue], _ step: RoundDates? = nil) -> [AxisValue] {
        values.enumerated().map {
            AxisValue(value: $1, index: $0, count: values.count, step: step)
        }
    }
}
