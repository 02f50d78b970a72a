public import Foundation

/// Kinds of what a detector finds, as bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = NSTextCheckingResult.CheckingType.RawValue

/// Finds links, telephone numbers, dates and addresses in a text.
///
/// Differs from Apple: it finds no flights, dates in English and the user's language only, addresses as they are written in
/// North America and much of Europe, and it is no `NSRegularExpression`, whose methods cannot be overridden on
/// Linux.
open class NSDataDetector: NSObject, @unchecked Sendable {
    // Unchecked: what it looks for is set when it is made.

    /// What it looks for.
    public let checkingTypes: NSTextCheckingTypes

    /// Looks for things of some kinds; throws where that is none.
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

    /// What is found in a part of a text, in its order.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let wanted = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        // What is part of a link is nothing else, whether links are wanted or not.
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

    /// Calls `block` with what is found, until that stops it.
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

    /// How much is found.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// The first that is found.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// Where the first is found; `NSNotFound` where nothing is.
    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range
            ?? NSRange(location: NSNotFound, length: 0)
    }
}
