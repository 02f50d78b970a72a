import CWidgetPlugin
import Foundation

/// Formats for texts that update by themselves.
public enum SystemFormatStyle: Sendable {
}

/// A format that the host knows, so that it writes the date at the moment it draws it.
package protocol LiveFormatStyle: DiscreteFormatStyle
where FormatInput == Date, FormatOutput == AttributedString {
    /// The format, as the header has it.
    var live: LiveDate { get }
}

extension LiveFormatStyle {
    /// The moment a text that shows `input` showed something else before; a second earlier at most.
    public func discreteInput(before input: Date) -> Date? { input.addingTimeInterval(-1) }

    /// The moment a text that shows `input` shows something else; a second later at most.
    public func discreteInput(after input: Date) -> Date? { input.addingTimeInterval(1) }
}

extension LiveDate {
    /// A clock's digits; seconds and parts of them as its precision says.
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
    /// In seconds.
    var seconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
