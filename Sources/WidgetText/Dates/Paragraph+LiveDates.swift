public import WidgetWire

extension Paragraph {
    private var liveDates: some Sequence<LiveDate> {
        runs.lazy.compactMap { run in
            if case .liveDate(let date) = run.content { date } else { nil }
        }
    }

    /// Whether a part of it is a date that is formatted when it is drawn.
    public var hasLiveDates: Bool { liveDates.contains { _ in true } }

    /// Whether a part of it changes from moment to moment.
    public var updatesItself: Bool { liveDates.contains { $0.style.ticks } }

    /// Whether a part of it counts seconds, so that SwiftUI gives it all the width there is.
    public var hasTimer: Bool {
        liveDates.contains { [.timer, .timerInterval, .stopwatch].contains($0.style) }
    }
}

extension LiveDate.Style {
    /// Whether its text changes with time.
    var ticks: Bool {
        switch self {
        case .relative, .offset, .timer, .timerInterval, .stopwatch, .distance, .reference: true
        case .time, .day, .unspecified, .UNRECOGNIZED: false
        }
    }
}
