public import Foundation

/// An error of Core Location.
public struct CLError: Error, CustomNSError, Hashable, Sendable {
    /// The reason for an error.
    public enum Code: Int, Sendable {
        /// The location is currently unknown.
        case locationUnknown = 0
        /// The user denied access to the location.
        case denied = 1
        /// The network is not available.
        case network = 2
        /// The heading is not known.
        case headingFailure = 3
        /// An address was not found.
        case geocodeFoundNoResult = 8
        /// An address was found in part.
        case geocodeFoundPartialResult = 9
        /// The geocoding was cancelled.
        case geocodeCanceled = 10
    }

    /// The reason for the error.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The error domain: `kCLErrorDomain`.
    public static var errorDomain: String { "kCLErrorDomain" }

    /// The numeric error code.
    public var errorCode: Int { code.rawValue }

    /// The location is currently unknown.
    public static let locationUnknown = Code.locationUnknown
    /// The user denied access to the location.
    public static let denied = Code.denied
    /// The network is not available.
    public static let network = Code.network
    /// An address was not found.
    public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
    /// The geocoding was cancelled.
    public static let geocodeCanceled = Code.geocodeCanceled
}

extension CLError.Code {
    /// Whether an error has this reason: for `case CLError.denied` after `catch`.
    public static func ~= (code: CLError.Code, error: any Error) -> Bool {
        (error as? CLError)?.code == code
    }
}
