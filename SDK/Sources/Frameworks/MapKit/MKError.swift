/// Why there is no map.
public struct MKError: Error, Hashable, Sendable {
    /// The reasons why an operation fails.
    public enum Code: UInt, Sendable {
        /// Something else.
        case unknown = 1
        /// The server has an error.
        case serverFailure = 2
        /// The server has no time.
        case loadingThrottled = 3
        /// There is nothing.
        case placemarkNotFound = 4
        /// There is no way.
        case directionsNotFound = 5
    }

    /// The reason for the error.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
}
