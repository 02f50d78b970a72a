public import Foundation

/// A ticket or a card.
///
/// Differs from Apple: none can be made, since there is no wallet to show it.
open class PKPass: NSObject {
    /// Reads one from a file's bytes: fails.
    public init(data: Data) throws {
        PKPassLibrary.warn()
        throw PKPassKitError(code: .unsupportedVersionError)
    }

    /// Which one it is.
    public var serialNumber: String { "" }
    /// Whose it is.
    public var organizationName: String { "" }
    /// The display name.
    public var localizedName: String { "" }
    /// What it is, in words.
    public var localizedDescription: String { "" }
    /// When it is of use.
    public var relevantDate: Date? { nil }
    /// Where it is shown.
    public var passURL: URL? { nil }
}

/// The tickets and cards of the user.
///
/// Differs from Apple: there are none.
open class PKPassLibrary: NSObject {
    /// Whether there is such a thing: there is not.
    open class func isPassLibraryAvailable() -> Bool { false }

    /// All that there are.
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

/// Why a pass cannot be read.
public struct PKPassKitError: Error, Hashable, Sendable {
    /// The reasons why an operation fails.
    public enum Code: Int, Sendable {
        /// The value is unknown.
        case unknownError = -1
        /// It is not one.
        case invalidDataError = 1
        /// It is of another version.
        case unsupportedVersionError = 2
    }

    /// The reason for the error.
    public let code: Code
}
