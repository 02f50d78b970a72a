public import Foundation
public import SwiftUI

/// Translates texts.
///
/// Differs from Apple: translation is not available; each request throws.
public final class TranslationSession: Sendable {
    /// Between which languages to translate.
    public struct Configuration: Hashable, Sendable {
        /// The source language.
        public var source: Locale.Language?
        /// The target language.
        public var target: Locale.Language?
        /// The number of invalidations.
        public private(set) var version = 0

        /// Creates a configuration for two languages; a missing one is detected.
        public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
            (self.source, self.target) = (source, target)
        }

        /// Invalidates the configuration, so that the translation starts again.
        public mutating func invalidate() { version += 1 }
    }

    /// A text to translate.
    public struct Request: Hashable, Sendable {
        /// The source text.
        public var sourceText: String
        /// A name to know its translation by.
        public var clientIdentifier: String?

        /// Creates a request with an identifier for its response.
        public init(sourceText: String, clientIdentifier: String? = nil) {
            (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
        }
    }

    /// A translated text.
    public struct Response: Hashable, Sendable {
        /// The language it was in.
        public let sourceLanguage: Locale.Language
        /// The language it is in.
        public let targetLanguage: Locale.Language
        /// The source text.
        public let sourceText: String
        /// The translated text.
        public let targetText: String
        /// The name that the request had.
        public let clientIdentifier: String?
    }

    /// Fails.
    public func translate(_ string: String) async throws -> Response { throw failure() }

    /// Fails.
    public func translations(from batch: [Request]) async throws -> [Response] { throw failure() }

    /// Fails.
    public func prepareTranslation() async throws { throw failure() }

    private func failure() -> TranslationError {
        PluginLog.warnOnce("Nothing translates on Linux: TranslationSession fails.")
        return .unsupportedLanguagePairing
    }
}

/// The reason why a text is not translated.
public struct TranslationError: Error, Hashable, Sendable {
    private let reason: String

    /// The language pair is not supported.
    public static let unsupportedLanguagePairing = TranslationError(reason: "pairing")
    /// The source language is not supported.
    public static let unsupportedSourceLanguage = TranslationError(reason: "source")
    /// The target language is not supported.
    public static let unsupportedTargetLanguage = TranslationError(reason: "target")
    /// The language of the text cannot be identified.
    public static let unableToIdentifyLanguage = TranslationError(reason: "unidentified")
    /// There is nothing to translate.
    public static let nothingToTranslate = TranslationError(reason: "nothing")
}

/// The availability of languages: none can be translated.
public struct LanguageAvailability: Sendable {
    /// Whether languages can be translated.
    public enum Status: Sendable {
        /// The languages are installed.
        case installed
        /// The languages are supported.
        case supported
        /// The languages are not supported.
        case unsupported
    }

    /// The languages there are.
    public init() {}

    /// The languages there are.
    public var supportedLanguages: [Locale.Language] { get async { [] } }

    /// Whether one can be translated into another.
    public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
        .unsupported
    }
}

extension View {
    /// No effect here: a widget shows no translations.
    public func translationPresentation(isPresented: Binding<Bool>, text: String) -> some View {
        self
    }

    /// No effect here: there is nobody to translate, and the action never runs.
    public func translationTask(
        _ configuration: TranslationSession.Configuration?,
        action: @escaping (TranslationSession) async -> Void
    ) -> some View { self }

    /// No effect here: there is nobody to translate, and the action never runs.
    public func translationTask(
        source: Locale.Language? = nil, target: Locale.Language? = nil,
        action: @escaping (TranslationSession) async -> Void
    ) -> some View { self }
}
