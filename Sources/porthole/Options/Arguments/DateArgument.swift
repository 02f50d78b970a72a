import ArgumentParser
import Foundation

/// A date and time given on the command line, in ISO 8601.
struct DateArgument {
    private let text: String

    init(parsing argument: String) throws {
        text = argument
        guard date(in: nil) != nil else {
            throw ValidationError("it must be a date of ISO 8601, such as 2026-07-01T08:30.")
        }
    }

    /// The date; a text without a time zone is read in `zone`, or in the user's.
    func date(in zone: String?) -> Date? {
        let styles: [Date.ISO8601FormatStyle] = [
            .iso8601, Date.ISO8601FormatStyle(includingFractionalSeconds: true),
        ]
        if let date = styles.lazy.compactMap({ try? $0.parse(text) }).first { return date }
        let local = DateFormatter()
        local.locale = Locale(identifier: "en_US_POSIX")
        if let zone = zone.flatMap(TimeZone.init(identifier:)) { local.timeZone = zone }
        for format in ["yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd'T'HH:mm", "yyyy-MM-dd"] {
            local.dateFormat = format
            if let date = local.date(from: text) { return date }
        }
        return nil
    }
}
