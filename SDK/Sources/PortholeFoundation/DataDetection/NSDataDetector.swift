public import Foundation

/// The types a detector looks for, as bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = NSTextCheckingResult.CheckingType.RawValue

/// Finds links, phone numbers, dates and addresses in a text.
///
/// Differs from Apple: it finds no flights, dates in English and the user's language only, and
/// addresses in North American and most European formats only. It does not inherit
/// `NSRegularExpression`, whose methods cannot be overridden on Linux.
open class NSDataDetector: NSObject, @unchecked Sendable {
    // Unchecked: the types are set at initialization.

    /// The types to look for.
    public let checkingTypes: NSTextCheckingTypes

    /// Creates a detector for some types; throws if there are none.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        guard checkingTypes != 0 else {
            throw CocoaError(
                .formatting,
                userInfo: [
                    NSDebugDescriptionErrorKey:
                        "NSDataDetector takes at least one type, such as CheckingType.link.rawValue."
                ])
        }
        self.checkingTypes = checkingTypes
        let unknown = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
            .subtracting([.found(.link), .found(.phoneNumber), .found(.date), .found(.address)])
        if !unknown.isEmpty {
            PluginLog.warnOnce(
                "NSDataDetector finds links, phone numbers, dates and addresses, no types \(unknown.rawValue)."
            )
        }
    }

    /// Returns the matches in a range, in their order.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let wanted = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        // Nothing inside a link counts as another match, whether links are wanted or not.
        var all = DetectedLinks.matches(in: string, range)
        let finders:
            [(NSTextCheckingResult.CheckingType.Found, (String, NSRange) -> [NSTextCheckingResult])] =
                [
                    (.address, DetectedAddresses.matches),
                    (.date, { DetectedDates.matches(in: $0, $1) }),
                    (.phoneNumber, DetectedPhoneNumbers.matches),
                ]
        for (kind, find) in finders where wanted.contains(.found(kind)) {
            all += find(string, range).filter { new in
                !all.contains { NSIntersectionRange($0.range, new.range).length > 0 }
            }
        }
        let found = all.filter { wanted.contains($0.resultType) }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// Calls `block` with each match until it sets its stop flag.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (
            NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
        ) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            block(match, [], &stop)
            if stop.boolValue { return }
        }
    }

    /// Returns the number of matches.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// Returns the first match.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// Returns the range of the first match; its location is `NSNotFound` if there is none.
    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range
            ?? NSRange(location: NSNotFound, length: 0)
    }
}
