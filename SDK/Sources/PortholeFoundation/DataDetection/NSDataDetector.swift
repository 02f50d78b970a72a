public import Foundation

/// Kinds of what a detector finds, as bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = NSTextCheckingResult.CheckingType.RawValue

/// Finds links and telephone numbers in a text.
///
/// Differs from Apple: it finds no dates, addresses and flights, and it is no `NSRegularExpression`, whose
/// methods cannot be overridden on Linux.
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
            .subtracting([.found(.link), .found(.phoneNumber)])
        if !unknown.isEmpty {
            PluginLog.warnOnce(
                "NSDataDetector finds links and phone numbers only, no types \(unknown.rawValue).")
        }
    }

    /// What is found in a part of a text, in its order.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let wanted = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
        let links = DetectedLinks.matches(in: string, range)
        var found = wanted.contains(.found(.link)) ? links : []
        if wanted.contains(.found(.phoneNumber)) {
            found += DetectedPhoneNumbers.matches(in: string, range).filter { number in
                !links.contains { NSIntersectionRange($0.range, number.range).length > 0 }
            }
        }
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

/// A link or a number in a text.
final class DetectedData: NSTextCheckingResult {
    enum Content {
        case link(URL)
        case phoneNumber(String)
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
        }
    }
}

extension NSTextCheckingResult.CheckingType {
    /// Bits whose names Foundation for Linux deprecates, because nothing there finds them.
    fileprivate enum Found: UInt64 {
        case link = 32
        case phoneNumber = 2048
    }

    fileprivate static func found(_ kind: Found) -> Self { Self(rawValue: kind.rawValue) }
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

    /// A date that was found: none is.
    public var date: Date? { nil }
    /// The time zone of a date that was found: none is.
    public var timeZone: TimeZone? { nil }
    /// How long what was found lasts: nothing is.
    public var duration: TimeInterval { 0 }
    /// The parts of an address that was found: none is.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
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
