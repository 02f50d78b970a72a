import CWidgetPlugin

extension EnvironmentValues {
    private struct LineLimitKey: RecordedEnvironmentKey {
        static let defaultValue: Int? = nil

        static func record(_ value: Int?, into recorder: ViewRecorder) {
            recorder.set(WIDGET_LINE_LIMIT, Int64(value ?? 0))
        }
    }

    /// How many lines a text has at most; `nil`: as many as it needs.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue.map { max($0, 1) } }
    }
}

extension View {
    /// Sets how many lines a text has at most; `nil`: as many as it needs.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimit, number)
    }

    /// Sets how many lines a text has at most.
    ///
    /// Unlike on Apple's platforms no room is kept for lines that a text does not have.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lineLimit(limit)
    }

    /// Lets a text have as many lines as it needs.
    ///
    /// Unlike on Apple's platforms no room is kept for lines that a text does not have.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lineLimit(nil)
    }

    /// Sets how many lines a text has at most.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(limit.upperBound)
    }

    /// Sets how many lines a text has at most.
    ///
    /// Unlike on Apple's platforms no room is kept for lines that a text does not have.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lineLimit(limit.upperBound)
    }
}
