public import Foundation

/// An authentication policy.
public enum LAPolicy: Int, Sendable {
    /// Biometrics.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// Biometrics or a passcode.
    case deviceOwnerAuthentication = 2
}

/// The type of biometrics.
public enum LABiometryType: Int, Sendable {
    /// None.
    case none
    /// Touch ID.
    case touchID
    /// Face ID.
    case faceID
    /// Optic ID.
    case opticID
}

/// An error of Local Authentication.
public struct LAError: Error, Hashable, Sendable {
    /// The reason for an error.
    public enum Code: Int, Sendable {
        /// Authentication failed.
        case authenticationFailed = -1
        /// The user cancelled.
        case userCancel = -2
        /// The user chose the fallback.
        case userFallback = -3
        /// No passcode is set.
        case passcodeNotSet = -5
        /// Biometrics are not available.
        case biometryNotAvailable = -6
        /// Biometrics are not enrolled.
        case biometryNotEnrolled = -7
        /// User interaction is not possible.
        case notInteractive = -1004
    }

    /// The reason for the error.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
}

/// Authenticates the user.
///
/// Differs from Apple: a widget cannot; requests fail with `LAError.notInteractive`.
open class LAContext: NSObject, @unchecked Sendable {
    // Unchecked: used by one thread.

    /// The type of biometrics; always none.
    open var biometryType: LABiometryType { .none }
    /// The title of the fallback button.
    open var localizedFallbackTitle: String?
    /// The title of the cancel button.
    open var localizedCancelTitle: String?

    /// Returns whether the user can be authenticated; always `false`.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool { false }

    /// Requests authorization; it always fails.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String,
        reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { reply(false, failure()) }

    /// Requests authorization; it always fails.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String
    ) async throws -> Bool { throw failure() }

    /// Invalidates the context.
    open func invalidate() {}

    private func failure() -> LAError {
        PluginLog.warnOnce("Widgets cannot ask who the user is: LAContext fails.")
        return LAError(.notInteractive)
    }
}
