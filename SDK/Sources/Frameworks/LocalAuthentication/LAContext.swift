public import Foundation

/// How users prove who they are.
public enum LAPolicy: Int, Sendable {
    /// By their body.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// By their body or a code.
    case deviceOwnerAuthentication = 2
}

/// What of the body is known.
public enum LABiometryType: Int, Sendable {
    /// Nothing.
    case none
    /// Fingers.
    case touchID
    /// The face.
    case faceID
    /// The eyes.
    case opticID
}

/// Why users did not prove who they are.
public struct LAError: Error, Hashable, Sendable {
    /// The reasons why an operation fails.
    public enum Code: Int, Sendable {
        /// They are somebody else.
        case authenticationFailed = -1
        /// They did not want to.
        case userCancel = -2
        /// They wanted to in another way.
        case userFallback = -3
        /// There is no code.
        case passcodeNotSet = -5
        /// The machine knows nothing of bodies.
        case biometryNotAvailable = -6
        /// It knows nothing of the user's.
        case biometryNotEnrolled = -7
        /// Nothing can be shown.
        case notInteractive = -1004
    }

    /// The reason for the error.
    public let code: Code

    /// Creates an error with a code.
    public init(_ code: Code) { self.code = code }
}

/// Asks users to prove who they are.
///
/// Differs from Apple: a widget cannot; asking fails with `LAError.notInteractive`.
open class LAContext: NSObject, @unchecked Sendable {
    // Unchecked: used by one thread.

    /// What of the body is known: nothing.
    open var biometryType: LABiometryType { .none }
    /// What the other way is called.
    open var localizedFallbackTitle: String?
    /// What not wanting to is called.
    open var localizedCancelTitle: String?

    /// Whether users can be asked: they cannot.
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

    /// Ends what it began.
    open func invalidate() {}

    private func failure() -> LAError {
        PluginLog.warnOnce("Widgets cannot ask who the user is: LAContext fails.")
        return LAError(.notInteractive)
    }
}
