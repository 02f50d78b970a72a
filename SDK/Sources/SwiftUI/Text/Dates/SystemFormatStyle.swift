import CWidgetPlugin
import Foundation

/// Format styles for text that updates itself.
public enum SystemFormatStyle: Sendable {
}

/// A format known to the host, which formats the date when it draws it.
package protocol LiveFormatStyle: DiscreteFormatStyle
where FormatInput == Date, FormatOutput == AttributedString {
    /// The format, as the header has it.
    var live: LiveDate { get }
}

extension LiveFormatStyle {
    /// The last time before `input` at which the text was different; at most a second earlier.
    public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }

    /// The next time after `input` at which the text is different; at most a second later.
    public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }
}

extension LiveDate {
    /// Formats seconds like a clock; the precision determines seconds and their fractions.
    func clock(_ seconds: Double, digits: Int, padding: Int) -> AttributedString {
        let showsHours = seconds >= 3600 && fields != Self.fieldsWithoutHours
        let pattern: Duration.TimeFormatStyle.Pattern =
            showsHours
            ? .hourMinuteSecond(padHourToLength: padding, fractionalSecondsLength: digits)
            : .minuteSecond(padMinuteToLength: padding, fractionalSecondsLength: digits)
        let style = Duration.TimeFormatStyle(pattern: pattern)
        return AttributedString(style.format(.milliseconds(Int64(seconds * 1000))))
    }
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
