public import Foundation

extension Text {
    /// Shows a value in a format, in the locale of the environment.
    ///
    /// Apple does not document what a format with a locale of its own does: here it keeps that.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(
            .dependent(
                DependentText(of: [input, format]) {
                    Text(verbatim: format.localized($1).format(input))
                }))
    }

    /// Shows a value in a format with attributes, in the locale of the environment.
    ///
    /// Apple does not document what a format with a locale of its own does: here it keeps that.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(
            .dependent(
                DependentText(of: [input, format]) { Text(format.localized($1).format(input)) }))
    }

    /// Shows a value as a formatter writes it.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Shows a value as a formatter writes it.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// Shows a date as a formatter writes it.
    ///
    /// Beside the generic one: the compiler does not always find that dates conform.
    public init(_ date: Date, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: date) ?? "")
    }
}
