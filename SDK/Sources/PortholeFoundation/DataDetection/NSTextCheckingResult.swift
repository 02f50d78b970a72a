public import Foundation

extension NSTextCheckingResult {
    /// The URL of a detected link.
    public var url: URL? {
        guard case .link(let url)? = (self as? DetectedData)?.content else { return nil }
        return url
    }

    /// The detected phone number.
    public var phoneNumber: String? {
        guard case .phoneNumber(let number)? = (self as? DetectedData)?.content else { return nil }
        return number
    }

    /// The detected date.
    public var date: Date? {
        guard case .date(let date)? = (self as? DetectedData)?.content else { return nil }
        return date
    }
    /// The time zone of a detected date; always `nil` here.
    public var timeZone: TimeZone? { nil }
    /// The duration of a detected event; always 0 here.
    public var duration: TimeInterval { 0 }
    /// The components of a detected address.
    public var addressComponents: [NSTextCheckingKey: String]? {
        guard case .address(let parts)? = (self as? DetectedData)?.content else { return nil }
        return parts
    }
    /// The components of a detected flight; always `nil` here.
    public var components: [NSTextCheckingKey: String]? { nil }
}

extension NSTextCheckingKey {
    /// The name of a person.
    public static let name = Self(rawValue: "Name")
    /// The job title.
    public static let jobTitle = Self(rawValue: "JobTitle")
    /// The organization.
    public static let organization = Self(rawValue: "Organization")
    /// The street with its number.
    public static let street = Self(rawValue: "Street")
    /// The city.
    public static let city = Self(rawValue: "City")
    /// The state.
    public static let state = Self(rawValue: "State")
    /// The postal code.
    public static let zip = Self(rawValue: "ZIP")
    /// The country.
    public static let country = Self(rawValue: "Country")
    /// The phone number.
    public static let phone = Self(rawValue: "Phone")
    /// The airline.
    public static let airline = Self(rawValue: "Airline")
    /// The flight number.
    public static let flight = Self(rawValue: "Flight")
}
