public import WidgetWire

extension LiveDates {
    /// The first moment after `moment` at which a live date's text changes, in seconds since 1970.
    ///
    /// Nil when it never does.
    ///
    /// - Parameter limit: A moment from which on no change is of interest; one may be returned.
    public static func nextChange(
        of liveDate: LiveDate, after moment: Double, before limit: Double = .infinity,
        context: TextContext
    ) -> Double? {
        let start = Elapsed(between: liveDate.date, and: moment)
        func change<Shown: Equatable>(_ show: (Elapsed) -> Shown) -> Double? {
            nextChange(after: start, before: limit, show)
        }
        switch liveDate.style {
        case .time, .day, .unspecified, .UNRECOGNIZED: return nil
        case .timer, .timerInterval, .stopwatch:
            return Counter(liveDate, at: moment).nextChange
        case .relative: return change { $0.units(context).shown(2) }
        case .offset: return change { $0.units(context).shown(1) }
        case .distance: return change { DateDistance(liveDate, $0).parts(context) }
        case .reference:
            return change { elapsed in
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
        var dates: [(date: LiveDate, context: TextContext)] = []
        var next = Double.infinity
        for node in list.nodes {
            switch node.content {
            case .gauge(let gauge): next = min(next, gauge.nextChange(after: moment) ?? next)
            case .paragraph(let paragraph):
                for run in paragraph.runs {
                    guard case .liveDate(let date) = run.content else { continue }
                    dates.append((date, context.of(run)))
                }
            default: break
            }
        }
        // Whether a date changes sooner than the others is quicker to find out than when. In
        // random order, few do.
        for (date, context) in dates.shuffled() {
            let change = nextChange(of: date, after: moment, before: next, context: context)
            next = min(next, change ?? next)
        }
        return next == .infinity ? nil : next
    }

    /// Doubles the step until the text differs, then bisects; distances from the date only grow.
    ///
    /// - Returns: Nil when it does not differ before `limit`.
    static func nextChange<Shown: Equatable>(
        after start: Elapsed, before limit: Double, _ show: (Elapsed) -> Shown
    ) -> Double? {
        let shown = show(start)
        func differs(_ steps: Int) -> Bool {
            let later = start.advanced(by: steps)
            return later.isPast != start.isPast || show(later) != shown
        }
        if limit < .infinity {
            let last = start.steps(before: limit)
            guard last > 0, differs(last) else { return nil }
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
