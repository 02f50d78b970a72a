public import Foundation

/// One or more lines of text.
public struct Text: Equatable {
    /// What a text consists of.
    enum Piece: Equatable {
        case string(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
        case date(Date, DateStyle)
        case text(Text)
    }

    /// How a date is written; all but `date` and `time` keep themselves up to date.
    public struct DateStyle: Equatable, Sendable {
        let code: UInt32

        /// The time of day, such as 11:23 PM.
        public static let time = DateStyle(code: 1)
        /// The day, such as June 3, 2019.
        public static let date = DateStyle(code: 2)
        /// The distance from now, such as 2 hr, 23 min.
        public static let relative = DateStyle(code: 3)
        /// The distance from now with a sign, such as +2 hours.
        public static let offset = DateStyle(code: 4)
        /// The distance from now as a clock, such as 36:59:01.
        public static let timer = DateStyle(code: 5)
    }

    let pieces: [Piece]
    var style = TextRunStyle()

    init(pieces: [Piece]) { self.pieces = pieces }

    /// Creates a text that is shown as it is.
    nonisolated public init(verbatim content: String) {
        self.init(pieces: [.string(content)])
    }

    /// Creates a text that is shown as it is.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ content: S) {
        self.init(verbatim: String(content))
    }

    /// Creates a text that is looked up in the plugin's resources.
    nonisolated public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(pieces: [.localized(key, table: tableName, bundle: bundle)])
    }

    /// Creates the text of a date.
    nonisolated public init(_ date: Date, style: DateStyle) {
        self.init(pieces: [.date(date, style)])
    }

    /// Creates a text of a value, written by a format.
    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    /// Creates a text of a value, written by a formatter.
    nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Joins two texts, each with its own fonts and colours.
    nonisolated public static func + (lhs: Text, rhs: Text) -> Text {
        Text(pieces: [.text(lhs), .text(rhs)])
    }
}
