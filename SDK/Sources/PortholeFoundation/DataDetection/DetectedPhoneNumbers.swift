import Foundation

/// Detects phone numbers in a text.
enum DetectedPhoneNumbers {
    private static let pattern = DetectedLinks.expression(
        #"(?<![\w.,/\-+])(?:\+|\()?\d[\d\s().\-/\x{a0}]{4,22}\d(?![\w]|[.,/\-]\d)"#)
    /// A date, which has as many digits as a phone number.
    private static let day = DetectedLinks.expression(
        #"^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{2,4})(?!\d)"#)

    static func matches(in string: String, _ range: NSRange) -> [NSTextCheckingResult] {
        let text = NSString(string: string)
        return pattern.matches(in: string, range: range).compactMap { match in
            let words = text.substring(with: match.range)
            let all = NSRange(location: 0, length: words.utf16.count)
            guard (7...15).contains(words.count { $0.isNumber }),
                !words.contains(where: \.isNewline), day.firstMatch(in: words, range: all) == nil
            else { return nil }
            return DetectedData(.phoneNumber(words), match.range)
        }
    }
}
