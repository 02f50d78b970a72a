public import Foundation

/// A pass.
///
/// Differs from Apple: none can be made, since there is no wallet to show it.
open class PKPass: NSObject {
    /// Reads one from a file's bytes: fails.
    public init(data: Data) throws {
        PKPassLibrary.warn()
        throw PKPassKitError(code: .unsupportedVersionError)
    }

    /// The serial number.
    public var serialNumber: String { "" }
    /// The organization.
    public var organizationName: String { "" }
    /// The display name.
    public var localizedName: String { "" }
    /// The description.
    public var localizedDescription: String { "" }
    /// The relevant date.
    public var relevantDate: Date? { nil }
    /// The URL of the pass; always `nil`.
    public var passURL: URL? { nil }
}

/// The tickets and cards of the user.
///
/// Differs from Apple: there are none.
open class PKPassLibrary: NSObject {
    /// Returns whether a pass library is available; always `false`.
    open class func isPassLibraryAvailable() -> Bool { false }

    /// Returns all passes; always empty.
    open func passes() -> [PKPass] { [] }

    /// Whether one is among them.
    open func containsPass(_ pass: PKPass) -> Bool { false }

    /// The one of a type and number.
    open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? {
        nil
    }

    static func warn() {
        PluginLog.warnOnce("There is no wallet on Linux: PassKit has no passes.")
    }
}

/// An error of PassKit.
public struct PKPassKitError: Error, Hashable, Sendable {
    /// The reason for an error.
    public enum Code: Int, Sendable {
        /// An unknown error.
        case unknownError = -1
        /// The data is not a pass.
        case invalidDataError = 1
        /// The version is not supported.
        case unsupportedVersionError = 2
    }

    /// The reason for the error.
    public let code: Code
}
