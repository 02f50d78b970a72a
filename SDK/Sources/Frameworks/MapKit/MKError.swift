/// The reason why there is no map.
public struct MKError: Error, Hashable, Sendable {
    /// The reason for an error.
    public enum Code: UInt, Sendable {
        /// An unknown error.
        case unknown = 1
        /// The server has an error.
        case serverFailure = 2
        /// The server has no time.
        case loadingThrottled = 3
        /// The placemark was not found.
        case placemarkNotFound = 4
        /// Directions were not found.
        case directionsNotFound = 5
    }

    /// The reason for the error.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
}
