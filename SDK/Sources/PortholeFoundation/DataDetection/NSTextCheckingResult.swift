public import Foundation

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

extension NSTextCheckingKey {
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
