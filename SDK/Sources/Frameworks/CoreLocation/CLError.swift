public import Foundation

/// Why there is no place.
public struct CLError: Error, CustomNSError, Hashable, Sendable {
    /// The reasons why an operation fails.
    public enum Code: Int, Sendable {
        /// The location is currently unknown.
        case locationUnknown = 0
        /// The user does not let the plugin know.
        case denied = 1
        /// The network is not available.
        case network = 2
        /// The direction is not known.
        case headingFailure = 3
        /// An address has no place.
        case geocodeFoundNoResult = 8
        /// An address may have several places.
        case geocodeFoundPartialResult = 9
        /// The search was called off.
        case geocodeCanceled = 10
    }

    /// The reason for the error.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }

    /// The name of this kind of error.
    public static var errorDomain: String { "kCLErrorDomain" }

    /// The numeric error code.
    public var errorCode: Int { code.rawValue }

    /// The location is currently unknown.
    public static let locationUnknown = Code.locationUnknown
    /// The user does not let the plugin know.
    public static let denied = Code.denied
    /// There is no network.
    public static let network = Code.network
    /// An address has no place.
    public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
    /// The search was called off.
    public static let geocodeCanceled = Code.geocodeCanceled
}

extension CLError.Code {
    /// Whether an error has this reason: for `case CLError.denied` after `catch`.
    public static func ~= (code: CLError.Code, error: any Error) -> Bool {
        (error as? CLError)?.code == code
    }
}
