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

/// A link, a number, a date or an address in a text.
final class DetectedData: NSTextCheckingResult {
    enum Content {
        case link(URL)
        case phoneNumber(String)
        case date(Date)
        case address([NSTextCheckingKey: String])
    }

    let content: Content
    private let place: NSRange

    init(_ content: Content, _ place: NSRange) {
        self.content = content
        self.place = place
        super.init()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("Not archived.") }

    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at index: Int) -> NSRange { place }

    override var resultType: NSTextCheckingResult.CheckingType {
        switch content {
        case .link: .found(.link)
        case .phoneNumber: .found(.phoneNumber)
        case .date: .found(.date)
        case .address: .found(.address)
        }
    }
}

extension NSTextCheckingResult.CheckingType {
    /// Bits whose names Foundation for Linux deprecates, because nothing there finds them.
    enum Found: UInt64 {
        case date = 8
        case address = 16
        case link = 32
        case phoneNumber = 2048
    }

    static func found(_ kind: Found) -> Self { Self(rawValue: kind.rawValue) }
}

extension NSTextCheckingResult {
    /// The address of a link that was found.
    public var url: URL? {
        guard case .link(let url)? = (self as? DetectedData)?.content else { return nil }
        return url
    }

    /// A telephone number that was found.
    public var phoneNumber: String? {
        guard case .phoneNumber(let number)? = (self as? DetectedData)?.content else { return nil }
        return number
    }

    /// A date that was found.
    public var date: Date? {
        guard case .date(let date)? = (self as? DetectedData)?.content else { return nil }
        return date
    }
    /// The time zone of a date that was found: none is.
    public var timeZone: TimeZone? { nil }
    /// How long what was found lasts: nothing is.
    public var duration: TimeInterval { 0 }
    /// The parts of an address that was found.
    public var addressComponents: [NSTextCheckingKey: String]? {
        guard case .address(let parts)? = (self as? DetectedData)?.content else { return nil }
        return parts
    }
    /// The parts of a journey that was found: none is.
    public var components: [NSTextCheckingKey: String]? { nil }
}

/// Names of parts of what is found.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Takes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Somebody's name.
    public static let name = Self(rawValue: "Name")
    /// Somebody's profession.
    public static let jobTitle = Self(rawValue: "JobTitle")
    /// A firm.
    public static let organization = Self(rawValue: "Organization")
    /// A street with its number.
    public static let street = Self(rawValue: "Street")
    /// A town.
    public static let city = Self(rawValue: "City")
    /// A state.
    public static let state = Self(rawValue: "State")
    /// A postal code.
    public static let zip = Self(rawValue: "ZIP")
    /// A country.
    public static let country = Self(rawValue: "Country")
    /// A telephone number.
    public static let phone = Self(rawValue: "Phone")
    /// A company that flies.
    public static let airline = Self(rawValue: "Airline")
    /// The number of a flight.
    public static let flight = Self(rawValue: "Flight")
}
