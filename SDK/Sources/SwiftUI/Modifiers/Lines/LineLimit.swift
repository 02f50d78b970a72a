import CWidgetPlugin

extension EnvironmentValues {
    private struct LineLimitKey: RecordedEnvironmentKey {
        static let defaultValue: Int? = nil

        static func record(_ value: Int?, into recorder: ViewRecorder) {
            recorder.set(WIDGET_LINE_LIMIT, Int64(value ?? 0))
        }
    }

    private struct LinesReservedKey: RecordedEnvironmentKey {
        static let defaultValue = 0

        static func record(_ value: Int, into recorder: ViewRecorder) {
            recorder.set(WIDGET_LINES_RESERVED, Int64(value))
        }
    }

    /// The maximum number of lines; `nil` means no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue.map { max($0, 1) } }
    }

    /// The number of lines for which space is reserved.
    fileprivate var linesReserved: Int {
        get { self[LinesReservedKey.self] }
        set { if newValue != linesReserved { self[LinesReservedKey.self] = newValue } }
    }

    /// Sets both numbers of lines.
    fileprivate mutating func setLines(most: Int?, reserved: Int) {
        lineLimit = most
        linesReserved = reserved
    }
}

extension View {
    /// Limits the number of lines; `nil` means no limit.
    nonisolated public func lineLimit(_ number: Int?) -> some View {
        modifier(_EnvironmentModifier { $0.setLines(most: number, reserved: 0) })
    }

    /// Limits the number of lines, and optionally reserves space for them.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        modifier(
            _EnvironmentModifier { $0.setLines(most: limit, reserved: reservesSpace ? limit : 0) })
    }

    /// Reserves space for a number of lines; text may have more.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        modifier(_EnvironmentModifier { $0.setLines(most: nil, reserved: limit.lowerBound) })
    }

    /// Limits the number of lines.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(limit.upperBound)
    }

    /// Sets the minimum and maximum number of lines.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        modifier(
            _EnvironmentModifier {
                $0.setLines(most: limit.upperBound, reserved: limit.lowerBound)
            })
    }
}
