import Foundation

/// A value with the result of its verification.
public enum VerificationResult<SignedType: Sendable>: Sendable {
    /// The value is not verified.
    case unverified(SignedType, VerificationError)
    /// The value is verified.
    case verified(SignedType)

    /// The reason why a value is not verified.
    public enum VerificationError: Error, Hashable, Sendable {
        /// A certificate was revoked.
        case revokedCertificate
        /// The certificate chain is invalid.
        case invalidCertificateChain
        /// The device verification is invalid.
        case invalidDeviceVerification
        /// The encoding is invalid.
        case invalidEncoding
        /// The signature is invalid.
        case invalidSignature
        /// Required properties are missing.
        case missingRequiredProperties
    }

    /// The value; throws if it is not verified.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }

    /// The value, whether it is verified or not.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

extension VerificationResult where SignedType == Transaction {
    /// The signed value as a JWS string.
    public var jwsRepresentation: String {
        String(decoding: unsafePayloadValue.jsonRepresentation, as: UTF8.self)
    }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
