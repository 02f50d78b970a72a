public import Foundation
public import Observation

/// The language model of the device.
///
/// Differs from Apple: there is none on Linux, as on a device that is not eligible.
public final class SystemLanguageModel: Sendable, Observable {
    /// What a model is to be good at.
    public struct UseCase: Equatable, Sendable {
        private let name: String

        /// Anything.
        public static let general = UseCase(name: "general")
        /// Finding tags for texts.
        public static let contentTagging = UseCase(name: "contentTagging")
    }

    /// What a model is kept from.
    public struct Guardrails: Sendable {
        private let isPermissive: Bool

        /// Unsafe prompts and answers.
        public static let `default` = Guardrails(isPermissive: false)
        /// Less, where a text is only to be rewritten.
        public static let permissiveContentTransformations = Guardrails(isPermissive: true)
    }

    /// Whether there is a model.
    @frozen public enum Availability: Equatable, Sendable {
        /// Why there is none.
        public enum UnavailableReason: Hashable, Sendable {
            /// The device cannot have one.
            case deviceNotEligible
            /// The user has not turned it on.
            case appleIntelligenceNotEnabled
            /// It is still to be loaded.
            case modelNotReady
        }

        /// There is one.
        case available
        /// There is none.
        case unavailable(UnavailableReason)
    }

    /// The model for anything.
    public static let `default` = SystemLanguageModel()

    /// A model for a use.
    public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}

    /// That the device is not eligible.
    public var availability: Availability { .unavailable(.deviceNotEligible) }

    /// Never.
    public var isAvailable: Bool { false }

    /// None.
    public var supportedLanguages: Set<Locale.Language> { [] }

    /// Never.
    public func supportsLocale(_ locale: Locale = Locale.current) -> Bool { false }
}
