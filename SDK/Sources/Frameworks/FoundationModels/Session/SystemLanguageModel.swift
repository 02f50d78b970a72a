public import Foundation
public import Observation

/// The language model of the device.
///
/// Differs from Apple: no model is available on Linux, as on a device that is not eligible.
public final class SystemLanguageModel: Sendable, Observable {
    /// The use case of a model.
    public struct UseCase: Equatable, Sendable {
        private let name: String

        /// General.
        public static let general = UseCase(name: "general")
        /// Content tagging.
        public static let contentTagging = UseCase(name: "contentTagging")
    }

    /// The guardrails of a model.
    public struct Guardrails: Sendable {
        private let isPermissive: Bool

        /// The default guardrails against unsafe prompts and responses.
        public static let `default` = Guardrails(isPermissive: false)
        /// Permissive guardrails for content transformations.
        public static let permissiveContentTransformations = Guardrails(isPermissive: true)
    }

    /// Whether there is a model.
    @frozen public enum Availability: Equatable, Sendable {
        /// The reason why no model is available.
        public enum UnavailableReason: Hashable, Sendable {
            /// The device cannot have one.
            case deviceNotEligible
            /// The user has not turned it on.
            case appleIntelligenceNotEnabled
            /// The model is not ready.
            case modelNotReady
        }

        /// A model is available.
        case available
        /// No model is available.
        case unavailable(UnavailableReason)
    }

    /// The general model.
    public static let `default` = SystemLanguageModel()

    /// Creates a model for a use case.
    public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}

    /// The availability; the device is never eligible.
    public var availability: Availability { .unavailable(.deviceNotEligible) }

    /// Whether a model is available; always `false`.
    public var isAvailable: Bool { false }

    /// The supported languages; always empty.
    public var supportedLanguages: Set<Locale.Language> { [] }

    /// Returns whether a locale is supported; always `false`.
    public func supportsLocale(_ locale: Locale = Locale.current) -> Bool { false }
}
