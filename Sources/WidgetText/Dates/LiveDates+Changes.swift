public import WidgetWire

extension LiveDates {
    /// The first moment after `moment` at which a live date's text changes, in seconds since 1970.
    ///
    /// Nil when it never does.
    public static func nextChange(
        of liveDate: LiveDate, after moment: Double, context: TextContext
    ) -> Double? {
        let start = Elapsed(between: liveDate.date, and: moment)
        switch liveDate.style {
        case .time, .day, .unspecified, .UNRECOGNIZED: return nil
        case .timer, .timerInterval, .stopwatch:
            return Counter(liveDate, at: moment).nextChange
        case .relative: return nextChange(after: start) { $0.units(context).shown(2) }
        case .offset: return nextChange(after: start) { $0.units(context).shown(1) }
        case .distance:
            return nextChange(after: start) { DateDistance(liveDate, $0).parts(context) }
        case .reference:
            return nextChange(after: start) { elapsed in
                var later = context
                later.now = elapsed.moment
                return DateReference(liveDate).text(later)
            }
        }
    }

    /// The first moment after `moment` at which a display list's content changes.
    ///
    /// - Returns: Seconds since 1970; nil for a list without texts and gauges that update
    ///   themselves.
    public static func nextChange(in list: DisplayList, after moment: Double) -> Double? {
        let context = TextContext(list.environment, now: moment)
        return list.nodes.lazy.compactMap { node in
            switch node.content {
            case .gauge(let gauge): gauge.nextChange(after: moment)
            case .paragraph(let paragraph): nextChange(in: paragraph, context)
            default: nil
            }
        }.min()
    }

    private static func nextChange(in paragraph: Paragraph, _ context: TextContext) -> Double? {
        paragraph.runs.lazy.compactMap { run in
            guard case .liveDate(let date) = run.content else { return nil }
            return nextChange(of: date, after: context.now, context: context.of(run))
        }.min()
    }

    /// Doubles the step until the text differs, then bisects; distances from the date only grow.
    private static func nextChange<Shown: Equatable>(
        after start: Elapsed, _ show: (Elapsed) -> Shown
    ) -> Double? {
        let shown = show(start)
        func differs(_ steps: Int) -> Bool {
            let later = start.advanced(by: steps)
            return later.isPast != start.isPast || show(later) != shown
        }
        var step = 1
        while !differs(step) {
            step *= 2
            if step > Elapsed.longest { return nil }
        }
        var same = step / 2
        while step - same > 1 {
            let middle = (step + same) / 2
            if differs(middle) { step = middle } else { same = middle }
        }
        return start.advanced(by: step).moment
    }
}
